const loopback = ['localhost', '127.0.0.1', '[::1]'];
/** SITE_URL has one of these where it is not set and HOST is every address of the machine. */
const everyAddress = ['0.0.0.0', '[::]'];

export type OwnHost = ReturnType<typeof createOwnHost>;

/** The names under which the site answers: that of SITE_URL, and all of this machine if it is one. */
export function createOwnHost(siteUrl: string) {
  const { hostname, port } = new URL(siteUrl);
  const isLocal = [...loopback, ...everyAddress].includes(hostname);
  const names = isLocal ? [...loopback, hostname] : [hostname];
  const formOrigins = names.map((name) => (port === '' ? name : `${name}:${port}`));
  return {
    /** As React Router compares them with the `Origin` of a form. */
    formOrigins,
    /** Whether a form may come from there; browsers name no origin for a page without one. */
    acceptsOrigin(origin: string | null): boolean {
      return origin === null || formOrigins.includes(URL.parse(origin)?.host ?? '');
    },
    /** A port does not count: an SSH tunnel has its own. */
    accepts(host = ''): boolean {
      const [, name = ''] = /^(\[[\da-f:.]{2,45}\]|[^:]{1,253})(?::\d{0,5})?$/i.exec(host) ?? [];
      return names.includes(name.toLowerCase());
    },
  };
}
