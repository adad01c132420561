import { hasSlug } from '../../../content/addresses/entry-pages.ts';
import { advice, type Finding, obstacle } from '../../../content/finding.ts';
import { isTranslationLocale } from '../../../content/languages/languages.ts';
import { CHECKS_BY_TYPE } from './by-type.ts';
import type { EntryToCheck } from './entry-to-check.ts';
import { checkImagePermission, checkImages } from './images.ts';
import { checkLinks } from './links.ts';
import { checkSlug } from './slug.ts';
import { checkTexts } from './texts.ts';

const HIDDEN_WITHOUT_ENGLISH_MESSAGE =
  'Visitors see nothing of this translation as long as its English is not published: publish the English too.';
const HIDDEN_SAMPLE_MESSAGE =
  'The made-up organisation said this, so visitors read your English in its place: write your own.';

/** Returns everything that an editor should know about an entry, obstacles to a publication first. */
export function checkEntry(entry: EntryToCheck): Finding[] {
  const findings = [...checkMissing(entry), ...checkImagePermission(entry)];
  if (isTranslationLocale(entry.locale)) {
    findings.push(...checkTranslation(entry));
  } else {
    // A translation shares its slug and images with English, so these checks run only for English.
    if (hasSlug(entry.uid)) findings.push(...checkSlug(entry.uid, entry));
    findings.push(...(CHECKS_BY_TYPE[entry.uid]?.check(entry) ?? []));
    findings.push(...checkImages(entry));
  }
  findings.push(...checkLinks(entry), ...checkTexts(entry));
  return findings.sort((one, other) => Number(other.isObstacle) - Number(one.isObstacle));
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
  const findings: Finding[] = [];
  if (entry.lacksPublishedEnglish) {
    findings.push({ text: HIDDEN_WITHOUT_ENGLISH_MESSAGE, isObstacle: false });
  }
  for (const field of entry.fieldsWithHiddenTexts) {
    findings.push(advice(field, HIDDEN_SAMPLE_MESSAGE));
  }
  for (const field of entry.untranslatedFields) {
    if (entry.missingFields.includes(field)) continue;
    findings.push(advice(field, 'It is not translated: visitors read it in English.'));
  }
  return findings;
}
