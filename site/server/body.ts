/** The largest form that is read, in bytes. */
export const maxFormBytes = 64 * 1024;

/** Why a request's body is not a form of ours. */
export class BodyRefused extends Error {
  override name = 'BodyRefused';
  /** 413: too large. 415: not an ordinary form. 400: broke off. */
  readonly status: 400 | 413 | 415;

  constructor(status: 400 | 413 | 415) {
    super(`A form was refused with ${status}`);
    this.status = status;
  }
}

/**
 * Reads an ordinary HTML form (`application/x-www-form-urlencoded`, the one encoding that our pages
 * send). Stops reading as soon as there is more than `most` bytes, whatever the headers say.
 * @throws {BodyRefused}
 */
export async function readFormBody(
  request: Request,
  most = maxFormBytes,
): Promise<URLSearchParams> {
  const [type = ''] = (request.headers.get('Content-Type') ?? '').split(';');
  const isForm = type.trim().toLowerCase() === 'application/x-www-form-urlencoded';
  if (!isForm || request.headers.has('Content-Encoding')) throw new BodyRefused(415);
  if (Number(request.headers.get('Content-Length') ?? 0) > most) throw new BodyRefused(413);
  if (request.body === null) return new URLSearchParams();
  const decoder = new TextDecoder();
  let bytes = 0;
  let text = '';
  try {
    for await (const chunk of request.body) {
      bytes += chunk.byteLength;
      // Leaving the loop by a throw cancels the stream: the rest is never kept in memory.
      if (bytes > most) throw new BodyRefused(413);
      text += decoder.decode(chunk, { stream: true });
    }
  } catch (error) {
    throw error instanceof BodyRefused ? error : new BodyRefused(400);
  }
  return new URLSearchParams(text + decoder.decode());
}
