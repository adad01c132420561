import { statSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import type { Language } from '../languages.ts';
import documentsInEnglish from '../texts/content/documents.json' with { type: 'json' };
import { translationsOf } from '../texts/translations.ts';
import { type Identified, listCall } from './calls.ts';
import { chooseListTexts } from './choose-texts.ts';
import { type ContentReader, readList } from './content.ts';
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

const translations = translationsOf('documents');
const builtIn = documentsInEnglish.map(({ file, ...fields }, index) => ({
  ...fields,
  id: `${index}`,
  path: file,
  type: 'application/pdf' as const,
  bytes: bytesOf(file),
}));

const builtInFor = (language: Language): readonly Identified<ListedDocument>[] =>
  chooseListTexts(builtIn, ['id', 'kind', 'path', 'type'], language, translations(language));

export const documentsCall = {
  ...listCall(
    '/api/documents?sort=sortOrder:ASC&populate=*',
    {
      texts: { title: RequiredText },
      fields: {
        kind: v.picklist(['certificate', 'annual-report', 'audited-accounts', 'fcra-statement']),
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
  builtIn: builtInFor('en'),
  builtInFor,
};

/** The size of a built-in file: it stands beside the built server, or where the build finds it. */
function bytesOf(file: string): number | undefined {
  const paths = ['../client', '../../public'].map((to) => path.join(import.meta.dirname, to, file));
  return paths.map((each) => statSync(each, { throwIfNoEntry: false })?.size).find(Boolean);
}

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
