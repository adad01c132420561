import { errors } from '@strapi/utils';

/** Something about an entry that its editor should know. */
export interface Finding {
  /** The field that it is about, by its name in the schema. */
  readonly field?: string;
  /** In plain words: what is so, and what to do. */
  readonly text: string;
  /** Whether the entry cannot be published like this. */
  readonly blocks: boolean;
}

/** Advice: the entry can be published all the same. */
export function warning(field: string, text: string): Finding {
  return { field, text, blocks: false };
}

/** A reason why the entry cannot be published; the edit page shows it beside the field. */
export function obstacle(field: string, text: string): Finding {
  return { field, text, blocks: true };
}

/** The error with which the edit page shows each reason beside its field. */
export function refusal(findings: readonly Finding[]): Error {
  return new errors.ValidationError(findings.map(({ text }) => text).join(' '), {
    errors: findings.map(({ field = '', text }) => ({
      path: [field],
      message: text,
      name: 'ValidationError',
    })),
  });
}

/** An image of the media library, as far as it is checked. */
export interface CheckedImage {
  readonly name: string;
  readonly alternativeText: string | null;
  readonly width: number | null;
  readonly height: number | null;
  /** `image/webp`, `application/pdf` … */
  readonly mime: string;
}

/** An entry as it stands in the form, or as it is stored. */
export interface CheckedEntry {
  /** The trimmed text of a field; empty where there is none. */
  text(field: string): string;
  /** The number in a field; undefined where there is none. */
  number(field: string): number | undefined;
  /** The images of a field, in their order. */
  images(field: string): readonly CheckedImage[];
  /** The parts of a field that is a list of components, with the texts in them. */
  parts(field: string): readonly Pick<CheckedEntry, 'text'>[];
  /** The required fields in which nothing is. */
  readonly missing: readonly string[];
}

/** What else there is: the drafts of all other entries of the type, and what is published. */
export interface Surroundings {
  readonly others: readonly OtherEntry[];
  /** The page address under which visitors know this project or page now; may be empty. */
  readonly publishedUrl: string;
  /** The addresses of the projects to which the home page's cards lead. */
  readonly cards: readonly string[];
  /** The addresses of all projects that are published. */
  readonly projects: readonly string[];
}

export interface OtherEntry {
  readonly name: string;
  /** The trimmed text of a field that is compared. */
  text(field: string): string;
  /** Its page address, and the one under which visitors know it now; may be empty. */
  readonly url: string;
  readonly publishedUrl: string;
}
