import * as v from 'valibot';
import { type Identified, listCall } from './calls.ts';
import { type Content, type ContentReader, readList } from './content.ts';
import { findEntry, spellingAmong } from './entry-lookup.ts';
import { Media, RequiredText, slugPattern, Text } from './fields.ts';
import { type ContentImage, imageFrom } from './image.ts';
import { firstWritten, type LangText } from './lang-text.ts';
import { findProject, type NamedProject } from './projects.ts';

/** All that lists show. A text may have 200 KB, and is read for its own page alone. */
const listFields = [
  'title',
  'slug',
  'date',
  'summary',
  'byline',
  'imageAlternativeText',
  'photographer',
  'imagePermission',
  'project',
  'locale',
  'createdAt',
  'updatedAt',
];

const listQuery = [
  'sort[0]=date:DESC',
  'sort[1]=createdAt:DESC',
  ...listFields.map((field, index) => `fields[${index}]=${field}`),
  ...['url', 'alternativeText', 'width', 'height', 'updatedAt', 'focalPoint'].map(
    (field, index) => `populate[image][fields][${index}]=${field}`,
  ),
  'pagination[pageSize]=100',
].join('&');

export interface Story {
  /** The same whatever is changed in the story. */
  readonly entryId: string;
  readonly slug: string;
  readonly path: string;
  readonly title: LangText;
  /** The day of the story, such as `2026-03-08`. */
  readonly date: string;
  readonly summary: LangText;
  readonly byline: LangText;
  /** The image; it is there only where everybody in it agreed (R42). */
  readonly image?: ContentImage | undefined;
  /** What the image shows; without such a text, that of the file, else the title. */
  readonly imageAlt: LangText;
  readonly photographer: string;
  /** The documentId or the url of its project, as `findProject` takes it; may be empty. */
  readonly project: string;
  /** The time of the last change in the language of the page, as ISO. */
  readonly updatedAt: string;
  /** Whether its page can be read in the language. */
  readonly isTranslated: boolean;
  readonly changedAt: { readonly english: string; readonly translation: string };
}

/** An optional read (R33, R41), newest first. */
export const storiesCall = {
  ...listCall(
    `/api/stories?${listQuery}`,
    {
      texts: { title: RequiredText, summary: Text, byline: Text, imageAlternativeText: Text },
      fields: {
        slug: v.pipe(RequiredText, v.regex(slugPattern)),
        date: v.pipe(v.string(), v.isoDate()),
        photographer: Text,
        imagePermission: v.fallback(v.nullish(v.boolean()), false),
        image: Media,
        project: v.fallback(Text, ''),
        updatedAt: Text,
      },
    },
    ({ imageAlternativeText, imagePermission, ...entry }, context, pair): Story => {
      const changed = v.parse(v.fallback(Text, ''), pair.translation.updatedAt);
      const isTranslated = entry.title.lang === undefined;
      // Strapi has the words of a file in English alone.
      const alt = imageFrom(entry.image, { ...context, language: 'en' })?.alt ?? '';
      const ofFile = context.language === 'en' ? { text: alt } : { text: alt, lang: 'en' as const };
      return {
        entryId: pair.documentId ?? pair.id ?? entry.slug,
        slug: entry.slug,
        path: storyPath(entry.slug),
        title: entry.title,
        date: entry.date,
        summary: entry.summary,
        byline: entry.byline,
        image: imagePermission === true ? imageFrom(entry.image, context) : undefined,
        imageAlt: firstWritten(imageAlternativeText, ofFile, entry.title),
        photographer: entry.photographer,
        project: entry.project,
        updatedAt: (isTranslated && changed) || entry.updatedAt,
        isTranslated,
        changedAt: { english: entry.updatedAt, translation: changed },
      };
    },
    { fallback: 'no stories', nameField: 'slug' },
  ),
  builtIn: [],
  probe: '/api/stories?sort=updatedAt:DESC&pagination[limit]=1&fields[0]=updatedAt',
};

function storyPath(slug: string): string {
  return `/stories/${slug}`;
}

export type ListedStory = Identified<Story>;

/** Newest first; none where the CMS has none, or does not offer them. */
export const getStories = (content: ContentReader) => readList(content, storiesCall);

/** The stories of one project. */
export function storiesOf<Item extends Pick<Story, 'project'>>(
  project: NamedProject,
  stories: readonly Item[],
): readonly Item[] {
  return stories.filter((story) => findProject([project], story.project));
}

/** All stories; undefined where the CMS never said which there are (R6). */
export async function getKnownStories(content: ContentReader) {
  const { items, state } = await content.read(storiesCall);
  return items && { stories: items, state };
}

/** The read of one story's text, which is the same until its list says that it has changed. */
export function storyTextCall({ slug, changedAt }: Pick<Story, 'slug' | 'changedAt'>) {
  return {
    ...listCall(
      `/api/stories?filters[slug][$eq]=${slug}&fields[0]=text&fields[1]=locale`,
      { texts: { text: v.fallback(Text, '') }, fields: {} },
      ({ text }) => ({ text }),
      { paged: false, fallback: 'an error page' },
    ),
    changedAt,
  };
}

/** Returns undefined where the CMS does not answer, or answers with something that is no text (R6). */
export async function getStoryText(
  content: ContentReader,
  story: Story,
): Promise<LangText | undefined> {
  const { items } = await content.read(storyTextCall(story));
  return items && (items[0]?.text ?? { text: '' });
}

/** What is known of the story whose slug is, or once was, `slug`. */
export async function getStory(content: ContentReader, slug: string) {
  const list = {
    kind: 'story',
    slugOf: (story: ListedStory) => story.slug,
    pathOf: storyPath,
  } as const;
  return findEntry(content, list, await content.read(storiesCall), slug);
}

/** The slug of a story as it is spelled, like `spellingOfProject`. */
export function spellingOfStory(content: Pick<Content, 'peek'>, asked: string): string | undefined {
  const { items, state } = content.peek(storiesCall);
  const slugs = (items ?? []).map(({ slug }) => slug);
  const isUnknown = items === undefined || state !== 'current';
  const spelled = spellingAmong(content, 'story', { slugs, isUnknown }, asked);
  return spelled !== undefined && slugPattern.test(spelled) ? spelled : undefined;
}
