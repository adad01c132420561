import http from 'node:http';
import { text } from 'node:stream/consumers';

/** The folder of an operator who wrote down the facts of the organisation. */
export const ownOrganisation = 'tests/support/own-organisation';

/** Asks a site whose SITE_URL is public for a page, as its proxy does. Redirects are not followed. */
export async function askAs(host: string, url: string, headers: http.OutgoingHttpHeaders = {}) {
  const request = http.get(url, { headers: { host, accept: 'text/html', ...headers } });
  const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
    request.on('response', resolve).on('error', reject);
  });
  return { status: response.statusCode, headers: response.headers, body: await text(response) };
}
