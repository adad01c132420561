import { type Finding, obstacle, type Surroundings, warning } from './finding';

const ADDRESS = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/**
 * What is wrong with the address of a project or a page: its letters, or another entry that has it.
 * @param kind what the entry is called: `project` or `page`
 */
export function addressFindings(
  field: string,
  kind: string,
  address: string,
  { others }: Surroundings,
  slugOf: (text: string) => string,
): Finding[] {
  if (!ADDRESS.test(address)) {
    const text = `Write the page address in small letters (a to z), digits and single hyphens, like this: ${slugOf(address)}`;
    return [obstacle(field, text)];
  }
  const live = others.find((other) => other.publishedUrl === address);
  const twin = live ?? others.find((other) => other.url === address);
  if (!twin) return [];
  const text = `The ${kind} “${twin.name}” has the page address “${address}” already. Two pages cannot share one address: choose another.`;
  return [live ? obstacle(field, text) : warning(field, text)];
}
