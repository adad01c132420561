/** A link is current while the path contains its own (2.3). /gallery has no tab, only other links. */
export function currentOf(path: string, pathname: string): 'page' | undefined {
  const active = path === '/' ? pathname === '/' : pathname.includes(path);
  return active ? 'page' : undefined;
}
