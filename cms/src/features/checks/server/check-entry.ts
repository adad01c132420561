import { hasOwnPage } from '../../../content/addresses/entry-pages';
import { advice, type Finding, obstacle } from '../../../content/finding';
import { isTranslationLocale } from '../../../content/languages/languages';
import { HIDDEN_WITHOUT_ENGLISH_MESSAGE } from '../../../content/languages/published-in-english';
import { CHECKS_BY_TYPE } from './by-type';
import type { EntryToCheck } from './entry-to-check';
import { checkImagePermission } from './image-permission';
import { checkImages } from './images';
import { checkLinks } from './links';
import { checkSlug } from './slug';
import { checkTexts } from './texts';

const HIDDEN_SAMPLE_MESSAGE =
  'The made-up organisation said this, so visitors read your English in its place: write your own.';

/** Returns everything that an editor should know about an entry, obstacles to a publication first. */
export function checkEntry(entry: EntryToCheck): Finding[] {
  const found = [...checkMissing(entry), ...checkImagePermission(entry)];
  if (isTranslationLocale(entry.locale)) {
    found.push(...checkTranslation(entry));
  } else {
    // A translation shares its slug and images with English, so only English is checked for them.
    if (hasOwnPage(entry.uid)) found.push(...checkSlug(entry.uid, entry));
    found.push(...(CHECKS_BY_TYPE[entry.uid]?.check(entry) ?? []));
    found.push(...checkImages(entry));
  }
  found.push(...checkLinks(entry), ...checkTexts(entry));
  return found.sort((one, other) => Number(other.isObstacle) - Number(one.isObstacle));
}

function checkMissing({ missingFields, labelOf }: EntryToCheck): Finding[] {
  return missingFields.map((field) => obstacle(field, `“${labelOf(field)}” is empty: fill it in.`));
}

function checkTranslation(entry: EntryToCheck): Finding[] {
  if (entry.lacksEnglish) {
    const text =
      'This is only a translation: without its English version visitors see nothing of it. Choose English at the top, write it there and publish that first.';
    return [{ text, isObstacle: true }];
  }
  const found: Finding[] = [];
  if (entry.lacksPublishedEnglish) {
    found.push({ text: HIDDEN_WITHOUT_ENGLISH_MESSAGE, isObstacle: false });
  }
  for (const field of entry.fieldsWithHiddenTexts) {
    found.push(advice(field, HIDDEN_SAMPLE_MESSAGE));
  }
  for (const field of entry.untranslatedFields) {
    if (entry.missingFields.includes(field)) continue;
    found.push(advice(field, 'It is not translated: visitors read it in English.'));
  }
  return found;
}
