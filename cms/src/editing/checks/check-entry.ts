import { stats } from '../../seed/content/stats';
import { type CheckedEntry, type Finding, obstacle, type Surroundings, warning } from './finding';
import { imageFindings } from './images';
import { linkFindings } from './links';
import { checkProject } from './project';
import { textFindings } from './texts';

type Check = (entry: CheckedEntry, surroundings: Surroundings) => Finding[];

const OWN_CHECKS: Readonly<Record<string, Check>> = {
  'api::project.project': checkProject,
  'api::just-in.just-in': checkActivity,
  'api::testimonial.testimonial': checkTestimonial,
  'api::team.team': checkMember,
  'api::stats-counter.stats-counter': checkStatistics,
};

/**
 * Everything that an editor should know of an entry, reasons against publishing first. What a field's
 * own rules refuse is not repeated here.
 */
export function checkEntry(
  uid: string,
  entry: CheckedEntry,
  surroundings: Surroundings,
): readonly Finding[] {
  return [
    ...(OWN_CHECKS[uid]?.(entry, surroundings) ?? []),
    ...linkFindings(uid, entry),
    ...imageFindings(uid, entry),
    ...textFindings(uid, entry),
  ].sort((one, other) => Number(other.blocks) - Number(one.blocks));
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
