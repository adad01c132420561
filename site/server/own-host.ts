const loopback = ['localhost', '127.0.0.1', '[::1]'];
/** SITE_URL has one of these where it is not set and HOST is every address of the machine. */
const everyAddress = ['0.0.0.0', '[::]'];

/** The names under which the site answers: that of SITE_URL, and all of this machine if it is one. */
export function createOwnHost(siteUrl: string) {
  const { hostname, port } = new URL(siteUrl);
  const isLocal = [...loopback, ...everyAddress].includes(hostname);
  const names = isLocal ? [...loopback, hostname] : [hostname];
  return {
    /** As React Router compares them with the `Origin` of a form. */
    formOrigins: names.map((name) => (port === '' ? name : `${name}:${port}`)),
    /** A port does not count: an SSH tunnel has its own. */
    accepts(host = ''): boolean {
      const [, name = ''] = /^(\[[\da-f:.]{2,45}\]|[^:]{1,253})(?::\d{0,5})?$/i.exec(host) ?? [];
      return names.includes(name.toLowerCase());
    },
  };
}
