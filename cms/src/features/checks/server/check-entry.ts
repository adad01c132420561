import { hasOwnPage } from '../../../content/addresses/entry-pages';
import { advice, type Finding, obstacle } from '../../../content/finding';
import { isTranslationLocale } from '../../../content/languages/languages';
import { HIDDEN_WITHOUT_ENGLISH_MESSAGE } from '../../../content/languages/published-in-english';
import { contentViews } from '../../../views/views';
import { BY_TYPE } from './by-type';
import type { EntryToCheck } from './entry-to-check';
import { permissionFindings } from './image-permission';
import { imageFindings } from './images';
import { linkFindings } from './links';
import { checkSlug } from './slug';
import { textFindings } from './texts';

const HIDDEN_SAMPLE_WORDS =
  'The made-up organisation said this, so visitors read your English in its place: write your own, or empty it.';

/** Everything that an editor should know of an entry, reasons against publishing first. */
export function checkEntry(entry: EntryToCheck): Finding[] {
  // English checks images and slug, which a translation shares.
  const own = isTranslationLocale(entry.locale)
    ? untranslatedFindings(entry)
    : [
        ...slugFindings(entry),
        ...(BY_TYPE[entry.uid]?.check(entry) ?? []),
        ...imageFindings(entry),
      ];
  const found = [
    ...missingFindings(entry),
    ...permissionFindings(entry),
    ...own,
    ...linkFindings(entry),
    ...textFindings(entry),
  ];
  return found.sort((one, other) => Number(other.isObstacle) - Number(one.isObstacle));
}

function slugFindings(entry: EntryToCheck): Finding[] {
  return hasOwnPage(entry.uid) ? checkSlug(entry.uid, entry) : [];
}

function missingFindings({ uid, missing }: EntryToCheck): Finding[] {
  return missing.map((field) =>
    obstacle(field, `“${contentViews[uid]?.fields[field]?.label ?? field}” is empty: fill it in.`),
  );
}

function untranslatedFindings(entry: EntryToCheck): Finding[] {
  const { lacksEnglish, lacksPublishedEnglish, fieldsWithHiddenWords, untranslated, missing } =
    entry;
  if (lacksEnglish) {
    const text =
      'This is only a translation: without its English version visitors see nothing of it. Choose English at the top, write it there and publish that first.';
    return [{ text, isObstacle: true }];
  }
  const hidden = lacksPublishedEnglish
    ? [{ text: HIDDEN_WITHOUT_ENGLISH_MESSAGE, isObstacle: false }]
    : [];
  const inEnglish = untranslated
    .filter((field) => !missing.includes(field))
    .map((field) => advice(field, 'It is not translated: visitors read it in English.'));
  const left = fieldsWithHiddenWords.map((field) => advice(field, HIDDEN_SAMPLE_WORDS));
  return [...hidden, ...left, ...inEnglish];
}
