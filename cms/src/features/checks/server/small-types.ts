import { advice, type Finding, obstacle } from '../../../content/finding';
import {
  findProject,
  isSampleKey,
  titleOfStoredProject,
} from '../../../content/projects/project-choices';
import { coordinatesProblem } from '../../../content/schools/coordinates';
import { comparableText } from '../../../platform/comparable-text';
import { isWhatsappNumber, probableWhatsappNumber } from '../../../platform/whatsapp-number';
import { sampleStats } from '../../../seed/content/stats';
import type { EntryToCheck, ImageToCheck } from './entry-to-check';
import { altOf, isFileName } from './images';

// Checks of the types that have only one or two of their own.

export function checkOrganisation({ text }: EntryToCheck): Finding[] {
  const number = text('whatsapp');
  if (number === '' || isWhatsappNumber(number)) return [];
  const words = 'Begin with the country code, and write digits: +91 00000 00000.';
  return [{ ...obstacle('whatsapp', words), suggestion: probableWhatsappNumber(number) }];
}

export function checkActivity({ text, others }: EntryToCheck): Finding[] {
  const title = text('title');
  if (title === '' || !others.some((other) => other.text('title') === title)) return [];
  return [advice('title', `There is another activity “${title}”. Is this one a copy by mistake?`)];
}

export function checkTestimonial(entry: EntryToCheck): Finding[] {
  const found: Finding[] = [];
  if (entry.text('testimonialText') === '' && entry.text('mainText') === '') {
    const text =
      'There are no words: nothing of this testimonial would be shown. Write what the person said.';
    found.push(obstacle('testimonialText', text));
  }
  if (entry.text('author') === '' && entry.text('name') === '') {
    found.push(advice('author', 'There is no name: visitors will not know who said it.'));
  }
  return found;
}

export function checkMember(entry: EntryToCheck): Finding[] {
  if (entry.images('portrait').length > 0 || entry.text('imageUrl') !== '') return [];
  return [advice('portrait', 'There is no portrait: the person’s initials stand in its place.')];
}

export function checkStats({ values, others }: EntryToCheck): Finding[] {
  const found: Finding[] = [];
  if (others.length > 0) {
    const text =
      'There is more than one entry of Statistics. The website shows only the oldest that is published: change that one, and delete the others.';
    found.push({ text, isObstacle: false });
  }
  if (Object.entries(sampleStats).every(([field, figure]) => values[field] === figure)) {
    const text =
      'These are the figures that the CMS was set up with. Replace them by your own, and publish.';
    found.push({ text, isObstacle: false });
  }
  return found;
}

export function checkHomePage({ parts, projects }: EntryToCheck): Finding[] {
  const found: Finding[] = [];
  for (const card of parts('shortcuts')) {
    const stored = card.text('url');
    const project = findProject(projects, stored);
    if (stored === '' || project?.isPublished) continue;
    const text = project
      ? `Visitors cannot see the project “${project.title}” yet: its card is left out.`
      : `The project of the card “${card.text('name') || stored}” is gone: the card is left out.`;
    found.push(advice('shortcuts', text));
  }
  return found;
}

export function checkSchool(entry: EntryToCheck): Finding[] {
  const found: Finding[] = [];
  if (!entry.missing.includes('latitude') && !entry.missing.includes('longitude')) {
    const problem = coordinatesProblem(entry.text('latitude'), entry.text('longitude'));
    if (problem) found.push(obstacle('latitude', problem));
  }
  found.push(...schoolProjectFindings(entry));
  const isTwin = entry.others.some((other) =>
    ['name', 'district', 'project'].every(
      (field) => comparableText(other.text(field)) === comparableText(entry.text(field)),
    ),
  );
  if (isTwin) {
    const text = `There is another school “${entry.text('name')}” in ${entry.text('district')} with this project. Is this one a copy by mistake?`;
    found.push(advice('name', text));
  }
  return found;
}

function schoolProjectFindings({ text: textOf, projects }: EntryToCheck): Finding[] {
  const stored = textOf('project');
  if (stored === '') return [];
  if (isSampleKey(stored)) {
    const text = `Visitors read that it belongs to “${titleOfStoredProject(projects, stored)}”: choose a project of yours.`;
    return [advice('project', text)];
  }
  const project = findProject(projects, stored);
  if (!project)
    return [obstacle('project', 'The project that stood here was deleted: choose one.')];
  if (project.isPublished) return [];
  const text = `Visitors cannot see the project “${project.title}” yet: until it is published, the school is not on the map.`;
  return [advice('project', text)];
}

export function checkOpportunity({ text: textOf, others }: EntryToCheck): Finding[] {
  const kind = textOf('kind');
  if (!others.some((other) => other.text('kind') === kind)) return [];
  const text = `There is another entry for “${kind}”, and each opportunity has one page: change that one.`;
  return [obstacle('kind', text)];
}

export function checkPage(entry: EntryToCheck): Finding[] {
  const found: Finding[] = [];
  if (entry.text('description') === '') {
    const text = 'It is empty: search engines will choose a part of the text instead.';
    found.push(advice('description', text));
  }
  if (entry.text('address') === 'privacy' && entry.text('visitorsSee') === 'no-page') {
    const text = 'Every form leads to the privacy policy: visitors must be able to read it.';
    found.push(obstacle('visitorsSee', text));
  }
  return found;
}

/** What the picture of a story lacks. */
export function checkStory(entry: EntryToCheck): Finding[] {
  if (entry.text('imageAlternativeText') !== '') return [];
  // The website shows what was written of the picture in the media library in its place.
  const isMute = (image: ImageToCheck) => altOf(image) === '' || isFileName(altOf(image));
  if (!entry.images('image').some(isMute)) return [];
  const text =
    'People who cannot see the picture, and search engines, get nothing of it. Write one sentence: what is to be seen?';
  return [obstacle('imageAlternativeText', text)];
}
