import type { ProjectSummary } from '../../../content/projects/project-choices';
import type { ContentUid } from '../../../content/types';
import type { UnknownRecord } from '../../../platform/record';

export interface ImageToCheck {
  readonly id: number;
  readonly name: string;
  readonly alternativeText: string | null;
  readonly width: number | null;
  readonly height: number | null;
  readonly mime: string;
}

/** The texts of an entry or of a part of one. */
interface TextSource {
  /** The trimmed text of a field; empty where there is none. */
  text(field: string): string;
}

/** Texts as they are going to be stored. */
export interface WrittenTexts extends TextSource {
  /** How many letters a field has beyond those that can be saved, and how many those are. */
  excess(field: string): { readonly letters: number; readonly limit: number } | undefined;
}

interface OtherEntry extends TextSource {
  /** The slug under which visitors know it; may be empty. */
  readonly publishedSlug: string;
}

/** An entry as it stands in the form, or as it is stored, with what it is compared to. */
export interface EntryToCheck extends OtherEntry, WrittenTexts {
  readonly uid: ContentUid;
  readonly values: UnknownRecord;
  readonly locale: string;
  /** A translation of an entry that is not there: English decides which entries exist. */
  readonly lacksEnglish: boolean;
  /** A translation of an entry that is not published in English. */
  readonly lacksPublishedEnglish: boolean;
  /** Of a translation: the fields with words of the sample that are hidden from visitors. */
  readonly fieldsWithHiddenWords: readonly string[];
  /** Of a translation: the fields that have words in English, and none here. */
  readonly untranslated: readonly string[];
  images(field: string): readonly ImageToCheck[];
  /** The pictures that the tick of R42 is about, by file id or address. */
  readonly pictures: readonly string[];
  /** The component of each field that is a list of them. */
  readonly components: Readonly<Record<string, string | undefined>>;
  /** The parts of a field that is a list of components, with the texts in them. */
  parts(field: string): readonly WrittenTexts[];
  readonly missing: readonly string[];
  /** The drafts of all other entries of the type, with the fields that are compared. */
  readonly others: readonly OtherEntry[];
  /** Slugs from which visitors are led to other entries of the type. */
  readonly oldSlugsOfOthers: readonly string[];
  /** Of a type that names a project; none for any other. */
  readonly projects: readonly ProjectSummary[];
  /** What visitors see of the page Transparency; empty for any other type. */
  readonly published: UnknownRecord;
  /** Such as `2026-11-24`, by the clocks of the organisation. */
  readonly today: string;
}
