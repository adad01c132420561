import builtIn from '../texts/content/list-page.json' with { type: 'json' };
import type { ContentReader } from './content.ts';
import { getTexts } from './organisation.ts';
import { textsCall } from './texts.ts';

/** GET /api/list-page: texts of the pages that show a list, and of Contact us. */
export const listPageCall = textsCall('/api/list-page?populate=*', builtIn, ['contactImage']);

type ListPage = typeof listPageCall.builtIn;

/** The texts whose names begin with `Part`. */
export type ListPageTexts<Part extends string> = Pick<
  ListPage,
  Extract<keyof ListPage, `${Part}${Capitalize<string>}`>
>;

/** The texts of some parts of the pages: those whose names begin with one of `parts`. */
export async function getListPage<Part extends string>(
  content: ContentReader,
  ...parts: readonly Part[]
): Promise<ListPageTexts<Part>> {
  const pattern = new RegExp(`^(${parts.join('|')})[A-Z]`);
  const texts = Object.entries(await getTexts(content, listPageCall));
  // The type of an object made of entries forgets their keys.
  return Object.fromEntries(texts.filter(([name]) => pattern.test(name))) as ListPageTexts<Part>;
}
