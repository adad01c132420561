/** Room for the longest form: 5,000 letters of an Indian script, percent-encoded, are 45 KB. */
export const MAX_BODY_BYTES = 64 * 1024;

export class BodyRefused extends Error {
  override name = 'BodyRefused';
  /** 413: too large. 415: not an ordinary form. 400: broke off. */
  readonly status: 400 | 413 | 415;

  constructor(status: 400 | 413 | 415) {
    super(`A form was refused with ${status}`);
    this.status = status;
  }
}

export function limitBody(request: Request): Request {
  if (request.body === null) return request;
  let bytes = 0;
  const body = request.body.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, controller) {
        bytes += chunk.byteLength;
        if (bytes > MAX_BODY_BYTES) controller.error(new BodyRefused(413));
        else controller.enqueue(chunk);
      },
    }),
  );
  return withBody(request, body);
}

/**
 * Reads the body before the form waits for its turn, so that a slow sender holds up no other. What is
 * wrong with it shows when it is read again.
 */
export async function readAhead(request: Request): Promise<Request> {
  if (request.body === null) return request;
  try {
    return new Request(request, { body: await request.arrayBuffer() });
  } catch (error) {
    if (request.signal.aborted) throw error;
    return withBody(
      request,
      new ReadableStream({ start: (controller) => controller.error(error) }),
    );
  }
}

/** Node asks for `duplex` where the body is a stream; the types of the browser do not know it. */
function withBody(request: Request, body: ReadableStream): Request {
  const init: RequestInit & { duplex: 'half' } = { body, duplex: 'half' };
  return new Request(request, init);
}

/** @throws {BodyRefused} */
export async function readFormBody(request: Request): Promise<URLSearchParams> {
  const [type = ''] = (request.headers.get('Content-Type') ?? '').split(';');
  const isForm = type.trim().toLowerCase() === 'application/x-www-form-urlencoded';
  if (!isForm || request.headers.has('Content-Encoding')) throw new BodyRefused(415);
  try {
    return new URLSearchParams(await request.text());
  } catch (error) {
    throw error instanceof BodyRefused ? error : new BodyRefused(400);
  }
}
