import * as v from 'valibot';
import { type Identified, listCall } from './calls.ts';
import type { Content, ContentReader, Reading } from './content.ts';
import { type Picture, pictureFromWire } from './picture.ts';
import { Count, RequiredText, Text, WirePictureField, WirePicturesField } from './wire.ts';

export const projectIcons = ['ganitham', 'disha', 'english', 'spark'] as const;
export type ProjectIcon = (typeof projectIcons)[number];

/** A project as the navigation's dropdown shows it (2.3). */
export interface ProjectSummary {
  readonly title: string;
  readonly shortDescription: string;
  /** The project's page, where it has one. */
  readonly path?: string;
  /** Slug of the page; it seeds the project's kolam. */
  readonly url?: string;
  readonly icon?: ProjectIcon;
}

/** A project in full (3.1). */
export interface Project extends ProjectSummary {
  readonly cardDescription: string;
  /** Paragraphs of longDescription. */
  readonly longDescription: readonly string[];
  readonly images: readonly Picture[];
  /** mainImage, or the first of images where it is missing (2.6). */
  readonly mainImage?: Picture;
  readonly students?: number;
  readonly volunteers?: number;
  readonly metaDescription: string;
}

/** One path segment that needs no escaping, as a slug has it. */
const Slug = v.pipe(
  v.nullish(v.string()),
  v.transform((value) => value?.trim() ?? ''),
  v.transform((value) => (/^[\p{L}\p{N}][\p{L}\p{N}._~-]*$/u.test(value) ? value : undefined)),
);

const Icon = v.pipe(
  v.nullish(v.string()),
  v.transform((value) => projectIcons.find((icon) => icon === value)),
);

const SummaryFields = v.object({
  projectTitle: RequiredText,
  shortDescription: Text,
  url: Slug,
  projectIcon: Icon,
});

const ProjectFields = v.object({
  ...SummaryFields.entries,
  cardDescription: Text,
  longDescription: Text,
  images: WirePicturesField,
  mainImage: WirePictureField,
  statStudents: Count,
  statVolunteers: Count,
  metaDescription: Text,
});

function summaryOf(wire: v.InferOutput<typeof SummaryFields>): ProjectSummary {
  return {
    title: wire.projectTitle,
    shortDescription: wire.shortDescription,
    ...(wire.url ? { url: wire.url, path: `/projects/${encodeURIComponent(wire.url)}` } : {}),
    ...(wire.projectIcon ? { icon: wire.projectIcon } : {}),
  };
}

/** GET /api/projects?sort=sortOrder:ASC&pagination[limit]=4: four, on purpose, hence not paged. */
export const navProjectsCall = listCall(
  '/api/projects?sort=sortOrder:ASC&pagination[limit]=4',
  SummaryFields,
  summaryOf,
  { paged: false },
);

/** GET /api/projects?sort=sortOrder:ASC&populate=* */
export const projectsCall = listCall(
  '/api/projects?sort=sortOrder:ASC&populate=*',
  ProjectFields,
  (wire, context): Project => {
    const images = wire.images
      .map((image) => pictureFromWire(image, context))
      .filter((image) => image !== undefined);
    const mainImage = pictureFromWire(wire.mainImage, context) ?? images[0];
    return {
      ...summaryOf(wire),
      cardDescription: wire.cardDescription,
      longDescription: paragraphsOf(wire.longDescription),
      images,
      ...(mainImage ? { mainImage } : {}),
      ...(wire.statStudents === undefined ? {} : { students: wire.statStudents }),
      ...(wire.statVolunteers === undefined ? {} : { volunteers: wire.statVolunteers }),
      metaDescription: wire.metaDescription,
    };
  },
);

/** Blank lines part paragraphs. */
export function paragraphsOf(text: string): readonly string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}

/** The first four projects, for the navigation bar (2.3, 7.1). */
export async function getNavProjects(
  content: ContentReader,
): Promise<readonly Identified<ProjectSummary>[]> {
  const { items } = await content.read(navProjectsCall);
  return (items ?? []).slice(0, 4);
}

/** Every project by sortOrder (2.5, 7.1). */
export async function getProjects(content: ContentReader): Promise<readonly Identified<Project>[]> {
  const { items } = await content.read(projectsCall);
  return items ?? [];
}

/** What is known of one project: itself, that there is none, or that nobody can tell now (R6). */
export type ProjectReading =
  | { readonly state: 'found'; readonly project: Project }
  | { readonly state: 'absent' }
  | { readonly state: 'unknown' };

/** The project whose url is `url` (2.6). */
export async function getProject(content: ContentReader, url: string): Promise<ProjectReading> {
  const reading: Reading<readonly Identified<Project>[]> = await content.read(projectsCall);
  if (reading.items === undefined) return { state: 'unknown' };
  const project = reading.items.find((candidate) => candidate.url === url);
  if (project) return { state: 'found', project };
  // Old content cannot tell that a project does not exist: it may have been added since.
  return reading.state === 'failing' ? { state: 'unknown' } : { state: 'absent' };
}

/** Whether it is certain at this moment, without asking, that no project has that url. */
export function isAbsentProject(content: Content, url: string): boolean {
  const projects = content.peek(projectsCall);
  return projects !== undefined && !projects.some((project) => project.url === url);
}
