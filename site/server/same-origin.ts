const writing = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/**
 * Refuses what another site makes a visitor's browser send. The request's own URL is already that
 * of the public origin or of the address the visitor used (see node-listener.ts).
 * Returns undefined where the request is fine.
 */
export function originRefusal(request: Request, siteUrl: string): Response | undefined {
  if (!writing.has(request.method)) return undefined;
  const origin = request.headers.get('Origin');
  const expected = new Set([siteUrl, new URL(request.url).origin]);
  // Browsers send Origin with every form post; what sends none is no browser and has no visitor.
  if (origin === null || expected.has(origin)) return undefined;
  return new Response('This form was sent from another website. Please use the form on our site.', {
    status: 403,
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
}
