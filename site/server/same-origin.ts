const writing = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/** What the same-origin check decides: the request as pages may see it, or the refusal. */
export type OriginVerdict =
  | { readonly request: Request; readonly refusal?: undefined }
  | { readonly request?: undefined; readonly refusal: Response };

/**
 * Refuses what another website makes a visitor's browser send. A form may come from the public
 * origin (`siteUrl`) and from the host under which the visitor reached this server: directly, by
 * another name, or behind a TLS proxy that passes Host on (or, where the proxy is trusted,
 * X-Forwarded-Host). The scheme is left aside, since behind a proxy this server sees http only.
 *
 * Pages then see the public origin in both places that React Router compares: otherwise it would
 * refuse what has just been accepted.
 */
export function checkOrigin(request: Request, siteUrl: string, trustProxy: boolean): OriginVerdict {
  if (!writing.has(request.method)) return { request };
  const origin = request.headers.get('Origin');
  // Browsers send Origin with every form post. What sends nothing at all is no browser, and acts in
  // nobody's name.
  if (origin === null && request.headers.get('Sec-Fetch-Site') !== 'cross-site') return { request };
  const hosts = [
    new URL(siteUrl).host,
    request.headers.get('Host'),
    trustProxy ? request.headers.get('X-Forwarded-Host')?.split(',')[0]?.trim() : null,
  ];
  const host = origin !== null && URL.canParse(origin) ? new URL(origin).host : undefined;
  if (host === undefined || host === '' || !hosts.includes(host)) {
    return {
      refusal: new Response(
        'This form was sent from another website. Please use the form on our own pages.',
        { status: 403, headers: { 'Content-Type': 'text/plain; charset=utf-8' } },
      ),
    };
  }
  const headers = new Headers(request.headers);
  headers.set('Origin', new URL(siteUrl).origin);
  headers.delete('X-Forwarded-Host');
  return { request: new Request(request, { headers }) };
}
