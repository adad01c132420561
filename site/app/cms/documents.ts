import * as v from 'valibot';
import type { Language } from '../languages.ts';
import { type Identified, listCall } from './calls.ts';
import { chooseListTexts } from './choose-texts.ts';
import { type ContentReader, readList } from './content.ts';
import { documentKinds, type Facts, translatedFacts } from './facts.ts';
import { Count, Media, RequiredText } from './fields.ts';
import { type ContentFile, fileFrom, fileTypes } from './file.ts';
import type { LangText } from './lang-text.ts';

interface ListedDocument extends ContentFile {
  readonly title: LangText;
  readonly kind: string;
  /** The year in which the financial year ends. */
  readonly year?: number;
  readonly sortOrder?: number;
}

function builtInFor(language: Language, facts: Facts): readonly Identified<ListedDocument>[] {
  const inEnglish = facts.documents.map(({ file, ...fields }, index) => ({
    ...fields,
    id: `${index}`,
    path: file,
    type: 'application/pdf' as const,
    bytes: facts.fileSizes.get(file),
  }));
  const { documents } = translatedFacts(facts, language);
  return chooseListTexts(inEnglish, ['id', 'kind', 'path', 'type'], language, documents);
}

export const documentsCall = {
  ...listCall(
    '/api/documents?sort=sortOrder:ASC&populate=*',
    {
      texts: { title: RequiredText },
      fields: {
        kind: v.picklist(documentKinds),
        year: Count,
        sortOrder: Count,
        file: Media,
      },
    },
    ({ file, ...fields }, context): ListedDocument | undefined => {
      const found = fileFrom(file, context);
      return found && { ...fields, ...found };
    },
    { fallback: 'the built-in documents', nameField: 'title' },
  ),
  builtIn: [],
  builtInFor,
};

export interface OfficialDocument extends Omit<ListedDocument, 'sortOrder' | 'bytes'> {
  readonly size: string;
}

/** The documents of the footer and of Transparency, as editors order them; in one place the newest first. */
export async function getDocuments(content: ContentReader): Promise<readonly OfficialDocument[]> {
  const found = await readList<ListedDocument>(content, documentsCall);
  const sorted = found.toSorted(
    (one, other) =>
      (one.sortOrder ?? 0) - (other.sortOrder ?? 0) || (other.year ?? 0) - (one.year ?? 0),
  );
  return sorted.map(({ title, kind, year, path: to, type, bytes }) => {
    return { title, kind, year, path: to, type, size: sizeOf(type, bytes) };
  });
}

function sizeOf(type: ContentFile['type'], bytes: number | undefined): string {
  const name = fileTypes[type];
  if (bytes === undefined) return name;
  if (bytes >= 1_000_000) return `${name}, ${(bytes / 1_048_576).toFixed(1)} MB`;
  return `${name}, ${Math.max(1, Math.round(bytes / 1024))} KB`;
}
