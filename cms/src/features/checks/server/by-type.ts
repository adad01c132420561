import { linkProblem } from '../../../content/addresses/links.ts';
import { PRIVACY_SLUG } from '../../../content/addresses/site-slugs.ts';
import { NO_PAGE } from '../../../content/addresses/visible-entries.ts';
import { advice, type Finding, obstacle } from '../../../content/finding.ts';
import { isWhatsappNumber, probableWhatsappNumber } from '../../../content/phone-numbers.ts';
import { projectOf } from '../../../content/projects/project-choices.ts';
import {
  ACTIVITY,
  type ContentUid,
  DOCUMENT,
  HOME_PAGE,
  OPPORTUNITY_PAGE,
  ORGANISATION,
  PAGE,
  PROJECT,
  SCHOOL,
  STATS,
  STORY,
  TEAM_MEMBER,
  TESTIMONIAL,
  TRANSPARENCY,
} from '../../../content/types.ts';
import { DAY_MS, dayInWords } from '../../../platform/time.ts';
import { sampleStats } from '../../../sample/sample-stats.ts';
import type { EntryToCheck, ImageToCheck } from './entry-to-check.ts';
import { altOf, isFileName } from './images.ts';
import { checkProject, projectInWords } from './project.ts';
import { checkSchool } from './school.ts';
import { checkTransparency } from './transparency.ts';

/** A story may be written and planned some weeks before its day. */
const MAX_DAYS_AHEAD = 31;

interface TypeChecks {
  /** Runs for entries in English only. */
  readonly check: (entry: EntryToCheck) => Finding[];
  /**
   * The fields of the other entries that `check` reads; an empty list if it only counts them. It gets the slug of an entry
   * with a page anyway.
   */
  readonly fieldsOfOthers?: readonly string[];
  readonly needsProjects?: true;
  /** Only for a single type. */
  readonly needsPublishedEntry?: true;
}

/** The checks of each type, besides those of slugs, images, links and texts. A long one has a file of its own. */
export const CHECKS_BY_TYPE: Readonly<Partial<Record<ContentUid, TypeChecks>>> = {
  [PROJECT]: { check: checkProject },
  [ACTIVITY]: { check: checkActivity, fieldsOfOthers: ['title'] },
  [TESTIMONIAL]: { check: checkTestimonial },
  [TEAM_MEMBER]: { check: checkMember },
  [STATS]: { check: checkStats, fieldsOfOthers: [] },
  [ORGANISATION]: { check: checkOrganisation },
  [HOME_PAGE]: { check: checkHomePage, needsProjects: true },
  [OPPORTUNITY_PAGE]: { check: checkOpportunity, fieldsOfOthers: ['kind'] },
  [PAGE]: { check: checkPage },
  [STORY]: { check: checkStory },
  [SCHOOL]: {
    check: checkSchool,
    fieldsOfOthers: ['name', 'district', 'project'],
    needsProjects: true,
  },
  [DOCUMENT]: { check: checkDocument },
  [TRANSPARENCY]: { check: checkTransparency, needsPublishedEntry: true },
};

function checkOrganisation({ textOf }: EntryToCheck): Finding[] {
  const number = textOf('whatsapp');
  if (number === '' || isWhatsappNumber(number)) return [];
  const message = 'Begin with the country code, and write digits: +91 00000 00000.';
  return [{ ...obstacle('whatsapp', message), suggestion: probableWhatsappNumber(number) }];
}

function checkActivity({ textOf, others }: EntryToCheck): Finding[] {
  const title = textOf('title');
  if (title === '' || !others.some((other) => other.textOf('title') === title)) return [];
  return [advice('title', `There is another activity “${title}”. Is this one a copy by mistake?`)];
}

function checkTestimonial(entry: EntryToCheck): Finding[] {
  const findings: Finding[] = [];
  if (entry.textOf('testimonialText') === '' && entry.textOf('mainText') === '') {
    const message =
      'There are no words, so visitors would see nothing of this testimonial. Write what the person said.';
    findings.push(obstacle('testimonialText', message));
  }
  if (entry.textOf('author') === '' && entry.textOf('name') === '') {
    findings.push(advice('author', 'There is no name: visitors will not know who said it.'));
  }
  return findings;
}

function checkMember(entry: EntryToCheck): Finding[] {
  const url = entry.textOf('imageUrl');
  if (linkProblem(url) !== '' || /^(mailto|tel):/i.test(url)) {
    return [obstacle('imageUrl', 'Write an address that begins with https:// or /uploads/.')];
  }
  if (entry.imagesOf('portrait').length > 0 || url !== '') return [];
  return [advice('portrait', 'There is no portrait: the person’s initials stand in its place.')];
}

function checkStats({ values, others }: EntryToCheck): Finding[] {
  const findings: Finding[] = [];
  if (others.length > 0) {
    const message =
      'There is more than one entry of Statistics. The website shows only the oldest that is published: change that one, and delete the others.';
    findings.push({ text: message, isObstacle: false });
  }
  if (Object.entries(sampleStats).every(([field, figure]) => values[field] === figure)) {
    const message =
      'These are the figures that the CMS was set up with. Replace them by your own, and publish.';
    findings.push({ text: message, isObstacle: false });
  }
  return findings;
}

function checkHomePage({ partsOf, projects }: EntryToCheck): Finding[] {
  const findings: Finding[] = [];
  for (const card of partsOf('shortcuts')) {
    const stored = card.textOf('url');
    const project = projectOf(projects, stored);
    if (stored === '' || project?.isPublished) continue;
    const ofCard = `project of the card “${card.textOf('name') || stored}”`;
    const message = project
      ? `Visitors cannot see ${projectInWords(project, `the ${ofCard}`)} yet: its card is left out.`
      : `The ${ofCard} is gone: the card is left out.`;
    findings.push(advice('shortcuts', message));
  }
  return findings;
}

function checkOpportunity({ textOf, others }: EntryToCheck): Finding[] {
  const kind = textOf('kind');
  if (!others.some((other) => other.textOf('kind') === kind)) return [];
  const message = `There is another entry for “${kind}”. Each opportunity has only one page: change the other entry.`;
  return [obstacle('kind', message)];
}

function checkPage(entry: EntryToCheck): Finding[] {
  const findings: Finding[] = [];
  if (entry.textOf('description') === '') {
    const message = 'It is empty: search engines will choose a part of the text instead.';
    findings.push(advice('description', message));
  }
  if (entry.textOf('address') === PRIVACY_SLUG && entry.textOf('visitorsSee') === NO_PAGE) {
    const message = 'Every form leads to the privacy policy: visitors must be able to read it.';
    findings.push(obstacle('visitorsSee', message));
  }
  return findings;
}

function checkStory(entry: EntryToCheck): Finding[] {
  return [...checkDayOfStory(entry), ...checkImageOfStory(entry)];
}

/** A wrong year is easily typed, and the story then stays at the top of the list. */
function checkDayOfStory({ textOf, today }: EntryToCheck): Finding[] {
  const day = textOf('date');
  const daysAhead = (Date.parse(day) - Date.parse(today)) / DAY_MS;
  return daysAhead > MAX_DAYS_AHEAD
    ? [advice('date', `${dayInWords(day, 'UTC')} is far ahead. Is the year right?`)]
    : [];
}

function checkImageOfStory(entry: EntryToCheck): Finding[] {
  if (entry.textOf('imageAlternativeText') !== '') return [];
  // Without this field, the website uses the alternative text of the media library.
  const lacksAlt = (image: ImageToCheck) => altOf(image) === '' || isFileName(altOf(image));
  if (!entry.imagesOf('image').some(lacksAlt)) return [];
  const message =
    'People who cannot see the picture, and search engines, learn nothing from it. Write one sentence: what does it show?';
  return [obstacle('imageAlternativeText', message)];
}

/** Asks for the year, by which the page Transparency lists reports. */
function checkDocument({ textOf, values }: EntryToCheck): Finding[] {
  const kind = textOf('kind');
  if (kind === '' || kind === 'certificate' || values.year) return [];
  const message =
    'Write the year in which the financial year ends: 2025 for April 2024 to March 2025. Visitors look for the file by this year.';
  return [kind === 'annual-report' ? advice('year', message) : obstacle('year', message)];
}
