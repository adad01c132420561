import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import * as v from 'valibot';

const folder = path.join(import.meta.dirname, 'strapi-replies');

/** The versions of which a real Strapi's replies were recorded. */
export const recordedVersions = ['strapi-4.26.2', 'strapi-5.54.0'] as const;
export type RecordedVersion = (typeof recordedVersions)[number];

const Recording = v.object({
  request: v.object({
    method: v.string(),
    path: v.string(),
    headers: v.optional(v.record(v.string(), v.string()), {}),
    /** Of a form. */
    body: v.optional(v.object({ data: v.optional(v.record(v.string(), v.unknown())) })),
  }),
  status: v.number(),
  body: v.unknown(),
});

type Recording = v.InferOutput<typeof Recording>;

/** What a real Strapi answered, to the letter. */
export function recordingOf(version: RecordedVersion, name: string): Recording {
  const file = path.join(folder, version, `${name}.json`);
  return v.parse(Recording, JSON.parse(readFileSync(file, 'utf8')));
}

/** The body of a message that a webhook of Strapi 4 sent. */
export function recordedWebhook(name: string): string {
  const file = path.join(folder, 'strapi-4.26.2', `${name}.json`);
  const { body } = v.parse(v.object({ body: v.unknown() }), JSON.parse(readFileSync(file, 'utf8')));
  return JSON.stringify(body);
}

export interface RecordedCms extends AsyncDisposable {
  readonly url: string;
  /** The paths that were asked for, with their queries. */
  readonly paths: readonly string[];
}

/**
 * Starts a server that answers as a real Strapi did, and 404 to whatever was not recorded.
 * @param others the names of recordings that answer in place of the usual ones
 */
export async function startRecordedCms(
  version: RecordedVersion,
  others: readonly string[] = [],
): Promise<RecordedCms> {
  const names = readdirSync(path.join(folder, version))
    .map((file) => path.basename(file, '.json'))
    .filter((name) => !name.startsWith('webhook-'));
  const inUse = names.filter((name) => others.includes(name) || !/-(max|without)-/.test(name));
  inUse.sort((one, next) => Number(others.includes(next)) - Number(others.includes(one)));
  const recordings = inUse.map((name) => recordingOf(version, name));
  const unknown = recordingOf(version, 'unknown-type');
  const paths: string[] = [];
  const server = createServer(({ method, url = '', headers }, response) => {
    paths.push(url);
    const isAsked = ({ request }: Recording) => request.method === method && request.path === url;
    const isInShape = ({ request }: Recording) =>
      request.headers['Strapi-Response-Format'] === headers['strapi-response-format'];
    const found = recordings.find((each) => isAsked(each) && isInShape(each));
    const { status, body } = found ?? recordings.find(isAsked) ?? unknown;
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port was given');
  return {
    url: `http://127.0.0.1:${address.port}`,
    paths,
    async [Symbol.asyncDispose]() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
