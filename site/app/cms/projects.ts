import * as v from 'valibot';
import { type MarkerColour, markerColours } from '../texts/schools/map-projects.ts';
import { listCall } from './calls.ts';
import { type Content, type ContentReader, readList } from './content.ts';
import { findEntry, spellingAmong } from './entry-lookup.ts';
import { Count, Media, RequiredText, Slug, Text } from './fields.ts';
import { type ContentImage, type ImageContext, imageFrom, imagesFrom } from './image.ts';
import { type LangText, withLang } from './lang-text.ts';
import { firstParagraphOf, RichText } from './rich-text.ts';

const projectIcons = ['ganitham', 'disha', 'english', 'spark'] as const;

const markerColourNames = Object.keys(markerColours) as MarkerColour[];

const summaryShape = {
  texts: { projectTitle: RequiredText, shortDescription: Text },
  fields: {
    url: Text,
    projectIcon: v.fallback(v.optional(v.picklist(projectIcons)), undefined),
    iconImage: Media,
  },
};

/** A project as the navigation's dropdown shows it (2.3). */
export interface ProjectSummary {
  readonly title: LangText;
  readonly shortDescription: LangText;
  readonly url?: string;
  readonly path?: string;
  readonly icon?: (typeof projectIcons)[number];
  /** Stands in the place of `icon`. */
  readonly iconImage?: ContentImage | undefined;
}

interface SummaryEntry {
  readonly projectTitle: LangText;
  readonly shortDescription: LangText;
  readonly url: string;
  readonly projectIcon?: ProjectSummary['icon'];
  readonly iconImage?: unknown;
}

function summaryOf(entry: SummaryEntry, context: ImageContext): ProjectSummary {
  const url = v.parse(Slug, entry.url);
  return {
    title: entry.projectTitle,
    shortDescription: entry.shortDescription,
    url,
    path: url && projectPath(url),
    icon: entry.projectIcon,
    iconImage: imageFrom(entry.iconImage, context),
  };
}

export function projectPath(url: string): string {
  return `/projects/${encodeURIComponent(url)}`;
}

/** The dropdown of the header shows the first four (2.3), so no more are read (7.1). */
const NAV_PROJECTS = 4;

export const navProjectsCall = listCall(
  `/api/projects?sort=sortOrder:ASC&pagination[limit]=${NAV_PROJECTS}`,
  summaryShape,
  summaryOf,
  { paged: false, canBeEmptied: true },
);

export const projectsCall = listCall(
  '/api/projects?sort=sortOrder:ASC&populate=*',
  {
    texts: {
      ...summaryShape.texts,
      cardDescription: Text,
      longDescription: RichText,
      metaDescription: Text,
    },
    fields: {
      ...summaryShape.fields,
      images: Media,
      mainImage: Media,
      statStudents: Count,
      statVolunteers: Count,
      markerColour: v.fallback(v.optional(v.picklist(markerColourNames)), undefined),
    },
  },
  (entry, context, { id, documentId, english }) => {
    const summary = summaryOf(entry, context);
    if (entry.url !== '' && summary.path === undefined) {
      const details = { call: '/api/projects', id, url: entry.url };
      context.log.warn(details, 'A project has no page: its url cannot be part of an address');
    }
    const images = imagesFrom(entry.images, context);
    return {
      ...summary,
      /** The same whatever is changed in the project. */
      entryId: documentId ?? id ?? entry.url,
      englishTitle: english.projectTitle,
      cardDescription: entry.cardDescription,
      /** Markdown. */
      longDescription: entry.longDescription,
      /** Its first paragraph, as plain text. */
      opening: withLang(firstParagraphOf(entry.longDescription.text), entry.longDescription),
      images,
      mainImage: imageFrom(entry.mainImage, context) ?? images[0],
      students: entry.statStudents,
      volunteers: entry.statVolunteers,
      metaDescription: entry.metaDescription,
      /** Of its markers on the map, where the project says one. */
      markerColour: entry.markerColour,
    };
  },
  { canBeEmptied: true },
);

export async function getNavProjects(content: ContentReader) {
  return (await readList(content, navProjectsCall)).slice(0, NAV_PROJECTS);
}

/** A project in full (3.1). */
export type Project = Awaited<ReturnType<typeof getProjects>>[number];

export const getProjects = (content: ContentReader) => readList(content, projectsCall);

/** By what other entries name a project. */
export type NamedProject = Pick<Project, 'entryId' | 'url'>;

/** The project that a school, a story or a card of the home page names: by its entry, or by its url. */
export function findProject<Item extends NamedProject>(
  projects: readonly Item[],
  chosen: string,
): Item | undefined {
  return projects.find(({ entryId, url }) => chosen === entryId || chosen === url);
}

/** Whether the project's page can be read in the language. */
export function isTranslatedProject({ longDescription }: Project): boolean {
  return longDescription.lang === undefined;
}

/** What is known of the project whose url is, or once was, `url` (2.6, R6). */
export async function getProject(content: ContentReader, url: string) {
  const list = {
    kind: 'project',
    slugOf: (project: Project) => project.url,
    pathOf: projectPath,
  } as const;
  return findEntry(content, list, await content.read(projectsCall), url);
}

/** Returns undefined as long as the CMS never answered, since then no link can be called wrong. */
export async function getProjectUrls(content: ContentReader) {
  const { items } = await content.read(projectsCall);
  const urls = items?.map(({ url }) => url).filter((url) => url !== undefined);
  return urls && new Set(urls);
}

/** The url of a project as it is spelled, by what is known of the CMS at this moment. */
export function spellingOfProject(content: Content, url: string): string | undefined {
  const { items, state } = content.peek(projectsCall);
  const slugs = (items ?? []).map((project) => project.url);
  const isUnknown = items === undefined || state !== 'current';
  return spellingAmong(content, 'project', { slugs, isUnknown }, url);
}
