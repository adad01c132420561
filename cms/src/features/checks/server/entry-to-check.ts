import type { LinkField } from '../../../content/addresses/link-fields.ts';
import type { ProjectSummary } from '../../../content/projects/project-choices.ts';
import type { ContentUid } from '../../../content/types.ts';
import type { UnknownRecord } from '../../../platform/record.ts';
import type { StoredView } from '../../../views/stored-view.ts';

export interface ImageToCheck {
  readonly id: number;
  readonly name: string;
  readonly alternativeText: string | null;
  readonly width: number | null;
  readonly height: number | null;
  readonly mime: string;
}

/** The texts of an entry, or of one part in it. */
interface TextSource {
  /** The trimmed text of a field. Empty if the field has none. */
  textOf(field: string): string;
}

export interface WrittenTexts extends TextSource {
  /** Counts the letters above the limit of a text. Undefined if the text fits. */
  excessOf(field: string): { readonly letters: number; readonly limit: number } | undefined;
}

interface EntryWithPage extends TextSource {
  /** The slug of the published page. Empty if the entry is not published. */
  readonly publishedSlug: string;
}

export interface OtherEntry extends EntryWithPage {
  /** Undefined if it has another slug than the entry to check, or if the person may not read it. */
  readonly name: string | undefined;
}

/** What a translation lacks beside its English entry. For English: all false and empty. */
export interface TranslationGaps {
  readonly lacksEnglish: boolean;
  readonly lacksPublishedEnglish: boolean;
  /** The fields with sample texts that visitors do not see. */
  readonly fieldsWithHiddenTexts: readonly string[];
  /** The fields that have a text in English and none here. */
  readonly untranslatedFields: readonly string[];
}

/** An entry as the form or the database has it, with everything that the checks compare it with. */
export interface EntryToCheck extends EntryWithPage, WrittenTexts, TranslationGaps {
  readonly uid: ContentUid;
  readonly values: UnknownRecord;
  readonly locale: string;
  imagesOf(field: string): readonly ImageToCheck[];
  /** The images that the image permission (R42) is about, by file id or URL. */
  readonly imagesToPermit: readonly string[];
  labelOf(field: string): string;
  /** The component of each field that is a list of components, with the labels of its form. */
  readonly components: Readonly<Record<string, StoredView>>;
  readonly linkFields: readonly LinkField[];
  partsOf(field: string): readonly WrittenTexts[];
  /** The required fields that are empty. */
  readonly missingFields: readonly string[];
  /**
   * The drafts of all other entries of the type: `fieldsOfOthers`, and for a type with pages the slug. Empty for a type
   * with neither.
   */
  readonly others: readonly OtherEntry[];
  /** The slugs with which other entries of the type are or were published. */
  readonly storedSlugsOfOthers: readonly string[];
  /**
   * All projects, for the types with `needsProjects` in `CHECKS_BY_TYPE`. Otherwise empty. Their titles are empty if the
   * person may not read them.
   */
  readonly projects: readonly ProjectSummary[];
  /** The published English entry, for the types with `needsPublishedEntry`. Otherwise empty. */
  readonly publishedEntry: UnknownRecord;
  /** The day in the organisation's time zone, such as `2026-11-24`. */
  readonly today: string;
}
