import { PAGE, SCHOOL } from '../../content/fill-in';
import { HOME_PAGE } from '../../content/home-cards';
import { PROJECT } from '../../content/project-address';
import { problemOfPlace } from '../../schools/coordinates';
import { stats } from '../../seed/content/stats';
import { views } from '../views/views';
import { type CheckedEntry, type Finding, obstacle, type Surroundings, warning } from './finding';
import { imageFindings } from './images';
import { linkFindings } from './links';
import { checkPage } from './page';
import { checkProject } from './project';
import { textFindings } from './texts';

type Check = (entry: CheckedEntry, surroundings: Surroundings) => Finding[];

const OWN_CHECKS: Readonly<Record<string, Check>> = {
  [PROJECT]: checkProject,
  'api::just-in.just-in': checkActivity,
  'api::testimonial.testimonial': checkTestimonial,
  'api::team.team': checkMember,
  'api::stats-counter.stats-counter': checkStatistics,
  [HOME_PAGE]: checkCards,
  [PAGE]: checkPage,
  [SCHOOL]: checkSchool,
  'api::opportunity-page.opportunity-page': checkOpportunity,
};

/** Everything that an editor should know of an entry, reasons against publishing first. */
export function checkEntry(
  uid: string,
  entry: CheckedEntry,
  surroundings: Surroundings,
): readonly Finding[] {
  return [
    ...missingFindings(uid, entry),
    ...(OWN_CHECKS[uid]?.(entry, surroundings) ?? []),
    ...linkFindings(uid, entry),
    ...imageFindings(uid, entry),
    ...textFindings(uid, entry),
  ].sort((one, other) => Number(other.blocks) - Number(one.blocks));
}

function missingFindings(uid: string, { missing }: CheckedEntry): Finding[] {
  return missing.map((field) =>
    obstacle(field, `“${views[uid]?.fields[field]?.label ?? field}” is empty: fill it in.`),
  );
}

function checkActivity(entry: CheckedEntry, { others }: Surroundings): Finding[] {
  const title = entry.text('title');
  const twin = others.some(({ name }) => title !== '' && name === title);
  return twin
    ? [warning('title', `There is another activity “${title}”. Is this one a copy by mistake?`)]
    : [];
}

function checkTestimonial(entry: CheckedEntry): Finding[] {
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

function checkMember(entry: CheckedEntry): Finding[] {
  if (entry.images('portrait').length > 0 || entry.text('imageUrl') !== '') return [];
  return [warning('portrait', 'There is no portrait: the person’s initials stand in its place.')];
}

function checkStatistics(entry: CheckedEntry, { others }: Surroundings): Finding[] {
  const found: Finding[] = [];
  if (others.length > 0) {
    const text =
      'There is more than one entry of Statistics. The website shows only the oldest that is published: change that one, and delete the others.';
    found.push({ text, blocks: false });
  }
  if (Object.entries(stats).every(([field, figure]) => entry.number(field) === figure)) {
    const text =
      'These are the figures that the CMS was set up with. Replace them by your own, and publish.';
    found.push({ text, blocks: false });
  }
  return found;
}

/** The cards of the home page lead to projects. */
function checkCards(entry: CheckedEntry, { projects }: Surroundings): Finding[] {
  return entry.parts('shortcuts').flatMap((card) => {
    const url = card.text('url');
    if (url === '' || projects.includes(url)) return [];
    const text = `No published project has the page address “${url}”: the card “${card.text('name')}” is left out.`;
    return [warning('shortcuts', text)];
  });
}

function checkSchool(entry: CheckedEntry, { others }: Surroundings): Finding[] {
  const found: Finding[] = [];
  if (!entry.missing.includes('latitude') && !entry.missing.includes('longitude')) {
    const problem = problemOfPlace(entry.text('latitude'), entry.text('longitude'));
    if (problem) found.push(obstacle('latitude', problem));
  }
  const isSame = (field: string) => (other: (typeof others)[number]) =>
    other.text(field).toLowerCase() === entry.text(field).toLowerCase();
  if (others.filter(isSame('name')).filter(isSame('district')).some(isSame('project'))) {
    const text = `There is another school “${entry.text('name')}” in ${entry.text('district')} with this project. Is this one a copy by mistake?`;
    found.push(warning('name', text));
  }
  return found;
}

function checkOpportunity(entry: CheckedEntry, { others }: Surroundings): Finding[] {
  const kind = entry.text('kind');
  if (!others.some(({ name }) => name === kind)) return [];
  const text = `There is another entry for “${kind}”, and each opportunity has one page: change that one.`;
  return [obstacle('kind', text)];
}
