import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../../test-support/free-port.ts';
import { type Admin, firstAdmin, staffMember } from './admin.ts';
import { type Answer, call } from './http.ts';
import { atEnd, type Installation, newSampleInstallation } from './installation.ts';
import { watchForLeftRows } from './left-rows.ts';
import { MailServer } from './mail-server.ts';
import { secret } from './start-strapi.ts';
import { apiPath } from './types.ts';

export const CMS_URL = 'https://cms.mazhavil.example';
/** A URL at which no server listens. */
const ABSENT = 'http://127.0.0.1:1/hooks/content';
export const SITE_URL = 'https://www.mazhavil.example';

/** The Strapi with sample content that most tests share. A test deletes the content that it adds. */
interface Shared
  extends Pick<Installation, 'dataDir' | 'databaseUrl' | 'query' | 'count' | 'time'> {
  readonly url: string;
  readonly readToken: string;
  readonly writeToken: string;
  /** The settings, for a command that runs beside Strapi. */
  readonly env: NodeJS.ProcessEnv;
  readonly hookSecret: string;
  readonly previewSecret: string;
  readonly admin: Admin;
  readonly editor: Admin;
  readonly author: Admin;
  readonly coordinator: Admin;
  /** Deletes what tests made. This person reads nothing, so the CMS refuses none of the deletions as unseen. */
  readonly cleaner: Admin;
  readonly mailServer: MailServer;
  readonly website: FakeWebsite;
  /** Returns everything that Strapi has printed. */
  log(): Promise<string>;
  /** Waits until Strapi has printed a text that matches. */
  logs(pattern: RegExp): Promise<void>;
}

/** A server that Strapi calls when content changes. */
interface FakeWebsite {
  readonly origin: string;
  readonly calls: { request: string; authorization: string | undefined; body: string }[];
}

let starting: Promise<Shared> | undefined;

/** Returns the shared Strapi. All test files run in one process and start it once. */
export function sharedCms(): Promise<Shared> {
  starting ??= start();
  return starting;
}

/** Waits until a condition is true. The error has the last log lines of the shared CMS, without requests. */
export async function until(isSo: () => boolean | Promise<boolean>, seconds = 20): Promise<void> {
  for (const end = Date.now() + seconds * 1_000; Date.now() < end; await pause(25)) {
    if (await isSo()) return;
  }
  const log = await (await starting)?.log();
  const lines = log?.trimEnd().split('\n') ?? [];
  const newest = lines.filter((line) => !/ (GET|POST|PUT|DELETE) /.test(line)).slice(-20);
  throw new Error([`Not so within ${seconds} s: ${isSo}`, 'The CMS logged:', ...newest].join('\n'));
}

/** Sends a form as the website does. */
export function send(
  { url, writeToken: token }: Pick<Shared, 'url' | 'writeToken'>,
  type: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  return call(`${url}/${apiPath(type)}`, { method: 'POST', token, body, headers });
}

/** Returns the fields that a person writes into the form of that type. */
export function submissionOf(type: string, person: Person) {
  const { firstName, email, mobileNumber } = person;
  if (type === 'contact-form') {
    return { fullName: firstName, email, contactQuery: `${firstName} asks` };
  }
  return { firstName, email, mobileNumber };
}

interface Person {
  readonly firstName: string;
  readonly email: string;
  readonly mobileNumber: string;
}

async function start(): Promise<Shared> {
  const [website, port] = [await fakeWebsite(), await freePort()];
  const mailServer = new MailServer(port);
  atEnd(() => mailServer.close());
  const [hookSecret, previewSecret] = [secret(), secret()];
  const installation = await newSampleInstallation();
  const strapi = await installation.start({
    HOST: undefined,
    SEED: 'on',
    CMS_PUBLIC_URL: CMS_URL,
    SITE_URL,
    PREVIEW_SECRET: previewSecret,
    CONTENT_HOOK_URLS: `${website.origin}/hooks/content,${ABSENT}, ${website.origin}/second`,
    CONTENT_HOOK_SECRET: hookSecret,
    SMTP_HOST: '127.0.0.1',
    SMTP_PORT: String(port),
    SMTP_SECURITY: 'off',
    MAIL_FROM: 'website@mazhavil.example',
    MAIL_TO: 'office@mazhavil.example, desk@mazhavil.example',
  });
  await mailServer.open();
  const admin = await firstAdmin(strapi);
  const editor = await staffMember(strapi.url, admin, 'Editor');
  const author = await staffMember(strapi.url, admin, 'Author');
  const coordinator = await staffMember(strapi.url, admin, 'Coordinator');
  const cleaner = await staffMember(strapi.url, admin, 'Super Admin');
  await watchForLeftRows(installation);
  return {
    ...strapi,
    ...installation,
    admin,
    mailServer,
    website,
    hookSecret,
    previewSecret,
    editor,
    author,
    coordinator,
    cleaner,
    log: async () => strapi.output(),
    logs: (pattern) => until(() => pattern.test(strapi.output())),
  };
}

async function fakeWebsite(): Promise<FakeWebsite> {
  const server = createServer(async (request, response) => {
    const { method, url, headers } = request;
    const body = await text(request);
    const { authorization } = headers;
    website.calls.push({ request: `${method} ${url}`, authorization, body });
    if (url === '/leads-away') response.writeHead(307, { Location: '/somewhere-else' }).end();
    else response.writeHead(202).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  atEnd(async () => server.close());
  const website: FakeWebsite = { origin: `http://127.0.0.1:${port}`, calls: [] };
  return website;
}
