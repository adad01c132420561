import { BUILT_IN_PAGES } from '../../../content/addresses/site-slugs';
import { isTranslationLocale, languageName } from '../../../content/languages/languages';
import {
  ABOUT_PAGE,
  HOME_PAGE,
  LIST_PAGE,
  OPPORTUNITY_PAGE,
  ORGANISATION,
  PAGE,
  STATS,
  TRANSPARENCY,
} from '../../../content/types';
import type { UnknownRecord } from '../../../platform/record';

const WITH_SHIPPED_TEXTS: readonly string[] = [HOME_PAGE, ABOUT_PAGE, LIST_PAGE, OPPORTUNITY_PAGE];

/**
 * Says what visitors see once a published entry is taken off or deleted, where the website has something of
 * its own in its place. Undefined where the entry is simply gone.
 */
export function describeReplacement(
  uid: string,
  row: UnknownRecord,
  locale: unknown,
): string | undefined {
  const isShipped = WITH_SHIPPED_TEXTS.includes(uid) || isBuiltInPage(uid, row);
  if (isTranslationLocale(locale)) {
    if (!isShipped && uid !== ORGANISATION && uid !== TRANSPARENCY) return undefined;
    return `Who reads ${languageName(String(locale))} then sees the English text, or the translation that the website began with where the English text was not changed.`;
  }
  if (isBuiltInPage(uid, row)) {
    const began = `The page does not go: at /${row.address} visitors then see the text that the website began with.`;
    if (row.address === 'privacy') return `${began} Every form leads to it.`;
    return `${began} So that there is no such page, choose “No page” under “Visitors see”, and publish.`;
  }
  if (uid === ORGANISATION) {
    return 'Visitors then see the made-up organisation that the website began with: its phone number, its address, its founder. Write over what is wrong, and publish.';
  }
  if (uid === STATS) {
    return 'The circles do not go: without a published entry visitors see figures that the website began with. Write over what is wrong, and publish.';
  }
  if (uid === TRANSPARENCY) {
    return 'Visitors lose the registrations, the board and the figures. The page itself goes too, unless audited accounts or an FCRA statement of “Footer PDF” is published: then it shows the files, under the text that the website began with.';
  }
  if (!isShipped) return undefined;
  return 'The page does not go: visitors then see the texts that the website began with. Write over what is wrong, and publish.';
}

function isBuiltInPage(uid: string, { address }: UnknownRecord): boolean {
  return uid === PAGE && BUILT_IN_PAGES.includes(String(address));
}
