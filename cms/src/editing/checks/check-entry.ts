import type { CheckedEntry, Finding, Surroundings } from './finding';
import { linkFindings } from './links';
import { pictureFindings } from './pictures';
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
 * Everything that an editor should know of an entry, what stands in the way of publishing first. What
 * a field's own rules refuse is not repeated here: the field says it itself.
 */
export function checkEntry(
  uid: string,
  entry: CheckedEntry,
  surroundings: Surroundings,
): readonly Finding[] {
  return [
    ...(OWN_CHECKS[uid]?.(entry, surroundings) ?? []),
    ...linkFindings(uid, entry, surroundings),
    ...pictureFindings(uid, entry),
    ...textFindings(uid, entry),
  ].sort((one, other) => Number(other.blocks) - Number(one.blocks));
}

function checkProject(entry: CheckedEntry, { others, publishedUrl }: Surroundings): Finding[] {
  const found: Finding[] = [];
  const url = entry.text('url');
  const live = others.find((other) => url !== '' && other.publishedUrl === url);
  const twin = live ?? others.find((other) => url !== '' && other.url === url);
  if (twin) {
    found.push({
      field: 'url',
      text: `The project “${twin.name}” has the page address “${url}” already. Two pages cannot share one address: choose another.`,
      blocks: live !== undefined,
    });
  }
  if (publishedUrl && url !== '' && url !== publishedUrl) {
    found.push(
      warning(
        'url',
        `Visitors know this page as /projects/${publishedUrl}. With the new address, links to the old one stop working.`,
      ),
    );
  }
  const place = entry.number('sortOrder');
  const neighbour = others.find(({ sortOrder }) => place !== undefined && sortOrder === place);
  if (neighbour) {
    found.push(
      warning(
        'sortOrder',
        `“${neighbour.name}” has the place ${place} too: chance decides which of the two comes first.`,
      ),
    );
  }
  if (entry.pictures('mainImage').length + entry.pictures('images').length === 0) {
    found.push(
      warning(
        'mainImage',
        'There is no picture: the page begins with a drawn pattern in its place.',
      ),
    );
  }
  if (entry.text('longDescription') === '') {
    found.push(warning('longDescription', 'There is no long text: the page is nearly empty.'));
  }
  if (entry.text('metaDescription') === '') {
    found.push(
      warning('metaDescription', 'It is empty: search engines will show the short text instead.'),
    );
  }
  return found;
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
    found.push({
      field: 'testimonialText',
      text: 'There are no words: nothing of this testimonial would be shown. Write what the person said.',
      blocks: true,
    });
  }
  if (entry.text('author') === '' && entry.text('name') === '') {
    found.push(warning('author', 'There is no name: nobody will know who said it.'));
  }
  return found;
}

function checkMember(entry: CheckedEntry): Finding[] {
  if (entry.pictures('portrait').length > 0 || entry.text('imageUrl') !== '') return [];
  return [warning('portrait', 'There is no portrait: the person’s initials stand in its place.')];
}

function checkStatistics(_entry: CheckedEntry, { others }: Surroundings): Finding[] {
  if (others.length === 0) return [];
  return [
    {
      text: 'There is more than one entry of Statistics. The website shows only the oldest that is published: change that one, and delete the others.',
      blocks: false,
    },
  ];
}

function warning(field: string, text: string): Finding {
  return { field, text, blocks: false };
}
