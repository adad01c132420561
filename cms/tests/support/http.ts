import assert from 'node:assert/strict';

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The parsed body. Undefined if it is not JSON. */
  readonly json: unknown;
}

/** Sends JSON or a form. A redirect is an answer like any other. */
export async function call(
  url: string,
  options: {
    method?: string;
    token?: string;
    body?: unknown;
    headers?: Readonly<Record<string, string>>;
  } = {},
): Promise<Answer> {
  const { body } = options;
  const isForm = body instanceof FormData;
  const response = await fetch(url, {
    method: options.method ?? 'GET',
    redirect: 'manual',
    headers: {
      ...(options.token ? { Authorization: `bearer ${options.token}` } : {}),
      ...(body === undefined || isForm ? {} : { 'Content-Type': 'application/json' }),
      ...options.headers,
    },
    ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, json: parsed(text) };
}

/** Returns an answer that must not be a refusal, for a test of what is missing in it: a refusal lacks everything. */
export async function succeeded(reply: Promise<Answer>): Promise<Answer> {
  const answer = await reply;
  assert.equal(answer.status, 200, answer.text);
  return answer;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns the value at a path in a reply: `valueAt(json, 'data', 0, 'attributes', 'url')`. Undefined if it is missing. */
export function valueAt(value: unknown, ...path: readonly (string | number)[]): unknown {
  let current = value;
  for (const step of path) {
    if (typeof current !== 'object' || current === null) return undefined;
    current = Reflect.get(current, step);
  }
  return current;
}

/**
 * Returns the data of an answer of our own routes. `Data` is what the handler of the route returns.
 * @throws if the request failed
 */
export function dataOf<Data>({ status, text, json }: Answer): Data {
  assert.equal(status, 200, text);
  return valueAt(json, 'data') as Data;
}

/**
 * Returns the list at a path in a reply.
 * @throws if there is no list
 */
export function listAt(value: unknown, ...path: readonly (string | number)[]): readonly unknown[] {
  const found = valueAt(value, ...path);
  if (!Array.isArray(found)) throw new Error(`There is no list at ${path.join('.')}`);
  return found;
}
