import { useSearchParams } from 'react-router';
import { pages } from '../pages.ts';

const knownParameters = new Set(pages.flatMap(({ parameters = {} }) => Object.keys(parameters)));

/**
 * The parameters of an address that a form which changes `but` takes along. Those that no page reads
 * stay out: the server renders a page without them, and React compares what it wrote.
 */
export function otherParameters(address: URLSearchParams, but?: string) {
  return [...address].filter(([name]) => name !== but && knownParameters.has(name));
}

/** The same as inputs of the form. */
export function OtherParameters({ but }: { readonly but?: string }) {
  const [searchParams] = useSearchParams();
  return otherParameters(searchParams, but).map(([name, value]) => (
    <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
  ));
}

/**
 * Writes into the address what the page shows, for Back, a reload and sharing. The router would render the whole
 * page for it.
 */
export function replaceQuery(query: string): void {
  const { pathname, search, hash } = window.location;
  if (query === search) return;
  window.history.replaceState(window.history.state, '', pathname + query + hash);
}
