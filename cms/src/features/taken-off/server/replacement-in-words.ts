import { BUILT_IN_PAGES } from '../../../content/addresses/site-slugs';
import { isTranslationLocale, languageName } from '../../../content/languages/languages';
import {
  ABOUT_PAGE,
  type ContentUid,
  HOME_PAGE,
  LIST_PAGE,
  OPPORTUNITY_PAGE,
  ORGANISATION,
  PAGE,
  STATS,
  TRANSPARENCY,
} from '../../../content/types';
import type { UnknownRecord } from '../../../platform/record';

const WITH_BUILT_IN_TEXTS: readonly string[] = [HOME_PAGE, ABOUT_PAGE, LIST_PAGE, OPPORTUNITY_PAGE];

/** The sentences for types that have built-in facts or figures. */
const REPLACEMENTS: Partial<Readonly<Record<ContentUid, string>>> = {
  [ORGANISATION]:
    'Visitors then see the made-up organisation that the website began with: its phone number, its address, its founder. Write over what is wrong, and publish.',
  [STATS]:
    'The circles do not go: without a published entry visitors see figures that the website began with. Write over what is wrong, and publish.',
  [TRANSPARENCY]:
    'Visitors lose the registrations, the board and the figures. The page itself goes too, unless audited accounts or an FCRA statement of “Footer PDF” is published: then it shows the files, under the text that the website began with.',
};

/**
 * Says what visitors see in place of a published entry that is taken off. Undefined if the website has nothing
 * built-in in its place.
 */
export function replacementInWords(
  uid: ContentUid,
  row: UnknownRecord,
  locale: string,
): string | undefined {
  const isBuiltInPage = uid === PAGE && BUILT_IN_PAGES.includes(String(row.address));
  const hasBuiltInText = isBuiltInPage || WITH_BUILT_IN_TEXTS.includes(uid);
  if (isTranslationLocale(locale)) {
    if (!hasBuiltInText && uid !== ORGANISATION && uid !== TRANSPARENCY) return undefined;
    return `Who reads ${languageName(locale)} then sees the English text, or the translation that the website began with where the English text was not changed.`;
  }
  if (isBuiltInPage) {
    const text = `The page does not go: at /${row.address} visitors then see the text that the website began with.`;
    if (row.address === 'privacy') return `${text} Every form leads to it.`;
    return `${text} So that there is no such page, choose “No page” under “Visitors see”, and publish.`;
  }
  if (hasBuiltInText) {
    return 'The page does not go: visitors then see the texts that the website began with. Write over what is wrong, and publish.';
  }
  return REPLACEMENTS[uid];
}
