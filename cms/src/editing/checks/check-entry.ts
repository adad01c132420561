import { coordinatesProblem } from '../../content/coordinates';
import { firstStats } from '../../content/first-stats';
import { isTranslation } from '../../content/languages';
import {
  ACTIVITY,
  DOCUMENT,
  HOME_PAGE,
  MEMBER,
  OPPORTUNITY_PAGE,
  ORGANISATION,
  PAGE,
  PROJECT,
  SCHOOL,
  STATISTICS,
  STORY,
  TESTIMONIAL,
  TRANSPARENCY,
} from '../../content/types';
import { isWhatsappNumber, probableWhatsappNumber } from '../../content/whatsapp-number';
import { views } from '../views/views';
import { UNSEEN } from '../without-english';
import { checkDocument, checkTransparency } from './accounts';
import type { EntryToCheck } from './entry-to-check';
import { type Finding, obstacle, warning } from './finding';
import { permissionFindings } from './image-permission';
import { imageFindings } from './images';
import { linkFindings } from './links';
import { checkPage } from './page';
import { checkProject } from './project';
import { checkStory } from './story';
import { textFindings } from './texts';

const OWN_CHECKS: Readonly<Record<string, (entry: EntryToCheck) => Finding[]>> = {
  [PROJECT]: checkProject,
  [ACTIVITY]: checkActivity,
  [TESTIMONIAL]: checkTestimonial,
  [MEMBER]: checkMember,
  [STATISTICS]: checkStatistics,
  [HOME_PAGE]: checkCards,
  [PAGE]: checkPage,
  [STORY]: checkStory,
  [SCHOOL]: checkSchool,
  [OPPORTUNITY_PAGE]: checkOpportunity,
  [ORGANISATION]: checkOrganisation,
  [DOCUMENT]: checkDocument,
  [TRANSPARENCY]: checkTransparency,
};

/** Everything that an editor should know of an entry, reasons against publishing first. */
export function checkEntry(entry: EntryToCheck): Finding[] {
  // English checks images and slug, which a translation shares.
  const own = isTranslation(entry.locale)
    ? untranslatedFindings(entry)
    : [...(OWN_CHECKS[entry.uid]?.(entry) ?? []), ...imageFindings(entry)];
  const found = [
    ...missingFindings(entry),
    ...permissionFindings(entry),
    ...own,
    ...linkFindings(entry),
    ...textFindings(entry),
  ];
  return found.sort((one, other) => Number(other.blocks) - Number(one.blocks));
}

function missingFindings({ uid, missing }: EntryToCheck): Finding[] {
  return missing.map((field) =>
    obstacle(field, `“${views[uid]?.fields[field]?.label ?? field}” is empty: fill it in.`),
  );
}

function untranslatedFindings(entry: EntryToCheck): Finding[] {
  const { lacksEnglish, isUnseen, untranslated, missing } = entry;
  if (lacksEnglish) {
    const text =
      'This is only a translation: without its English version visitors see nothing of it. Choose English at the top, write it there and publish that first.';
    return [{ text, blocks: true }];
  }
  const unseen = isUnseen ? [{ text: UNSEEN, blocks: false, isLoss: true }] : [];
  const inEnglish = untranslated
    .filter((field) => !missing.includes(field))
    .map((field) => warning(field, 'It is not translated: visitors read it in English.'));
  return [...unseen, ...inEnglish];
}

function checkOrganisation({ text }: EntryToCheck): Finding[] {
  const number = text('whatsapp');
  if (number === '' || isWhatsappNumber(number)) return [];
  const words = 'Begin with the country code, and write digits: +91 00000 00000.';
  return [{ ...obstacle('whatsapp', words), suggestion: probableWhatsappNumber(number) }];
}

function checkActivity({ text, others }: EntryToCheck): Finding[] {
  const title = text('title');
  if (title === '' || !others.some((other) => other.text('title') === title)) return [];
  return [warning('title', `There is another activity “${title}”. Is this one a copy by mistake?`)];
}

function checkTestimonial(entry: EntryToCheck): Finding[] {
  const found: Finding[] = [];
  if (entry.text('testimonialText') === '' && entry.text('mainText') === '') {
    const text =
      'There are no words: nothing of this testimonial would be shown. Write what the person said.';
    found.push(obstacle('testimonialText', text));
  }
  if (entry.text('author') === '' && entry.text('name') === '') {
    found.push(warning('author', 'There is no name: visitors will not know who said it.'));
  }
  return found;
}

function checkMember(entry: EntryToCheck): Finding[] {
  if (entry.images('portrait').length > 0 || entry.text('imageUrl') !== '') return [];
  return [warning('portrait', 'There is no portrait: the person’s initials stand in its place.')];
}

function checkStatistics({ values, others }: EntryToCheck): Finding[] {
  const found: Finding[] = [];
  if (others.length > 0) {
    const text =
      'There is more than one entry of Statistics. The website shows only the oldest that is published: change that one, and delete the others.';
    found.push({ text, blocks: false });
  }
  if (Object.entries(firstStats).every(([field, figure]) => values[field] === figure)) {
    const text =
      'These are the figures that the CMS was set up with. Replace them by your own, and publish.';
    found.push({ text, blocks: false });
  }
  return found;
}

function checkCards({ parts, publishedProjects }: EntryToCheck): Finding[] {
  const found: Finding[] = [];
  for (const card of parts('shortcuts')) {
    const url = card.text('url');
    if (url === '' || publishedProjects.includes(url)) continue;
    const text = `No published project has the page address “${url}”: the card “${card.text('name')}” is left out.`;
    found.push(warning('shortcuts', text));
  }
  return found;
}

function checkSchool(entry: EntryToCheck): Finding[] {
  const found: Finding[] = [];
  if (!entry.missing.includes('latitude') && !entry.missing.includes('longitude')) {
    const problem = coordinatesProblem(entry.text('latitude'), entry.text('longitude'));
    if (problem) found.push(obstacle('latitude', problem));
  }
  const isTwin = entry.others.some((other) =>
    ['name', 'district', 'project'].every(
      (field) => other.text(field).toLowerCase() === entry.text(field).toLowerCase(),
    ),
  );
  if (isTwin) {
    const text = `There is another school “${entry.text('name')}” in ${entry.text('district')} with this project. Is this one a copy by mistake?`;
    found.push(warning('name', text));
  }
  return found;
}

function checkOpportunity({ text: textOf, others }: EntryToCheck): Finding[] {
  const kind = textOf('kind');
  if (!others.some((other) => other.text('kind') === kind)) return [];
  const text = `There is another entry for “${kind}”, and each opportunity has one page: change that one.`;
  return [obstacle('kind', text)];
}
