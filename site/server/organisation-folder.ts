import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { type Facts, factsSchemas, noFacts, translatedFactsSchemas } from '../app/cms/facts.ts';
import type { ContentImage } from '../app/cms/image.ts';
import { translatedLanguages } from '../app/languages.ts';
import type { Config } from './config.ts';
import { OWN_FILE } from './images/original.ts';
import { isThisMachine } from './this-machine.ts';

/** This file says that the folder is the sample's (R47). */
const SAMPLE_MARK = 'sample.txt';
const IMAGES = ['logo', 'wideLogo', 'shareImage'] as const;

export class OrganisationError extends Error {
  constructor(problems: readonly string[]) {
    const lines = [
      'The website cannot start: the folder of the organisation needs attention.',
      ...problems.map((problem) => `  - ${problem}`),
      'Every file is described in site/organisation/README.md.',
    ];
    super(lines.join('\n'));
  }
}

export interface OrganisationFolder {
  readonly facts: Omit<Facts, 'images'>;
  /** The folder of the files that visitors get; undefined where they get none. */
  readonly files: string | undefined;
  /** Whether the website is for others than this machine itself. */
  readonly isPublic: boolean;
  /** Whether the facts are left out, since they are the sample's and the website is public (R47). */
  readonly isLeftOut: boolean;
}

/**
 * Reads the facts of the organisation.
 * @throws {OrganisationError} that names each file and field which cannot be used
 */
export function readOrganisation({
  organisationDir: folder,
  siteUrl,
}: Pick<Config, 'organisationDir' | 'siteUrl'>): OrganisationFolder {
  const { host } = new URL(siteUrl);
  const read = createFactsReader(folder);
  const isSample = existsSync(path.join(folder, SAMPLE_MARK));
  const facts: OrganisationFolder['facts'] = { ...read.facts(), isSample, siteName: host };
  if (read.problems.length > 0) throw new OrganisationError(read.problems);
  const isPublic = !isThisMachine(siteUrl);
  if (isPublic && isSample) {
    return { facts: { ...noFacts, siteName: host }, files: undefined, isPublic, isLeftOut: true };
  }
  return { facts, files: path.join(folder, 'files'), isPublic, isLeftOut: false };
}

/** The logo, the wide logo and the picture for sharing of the folder, as the images of the CMS are shown. */
export function ownImages(
  { facts, files }: OrganisationFolder,
  imageToken: (source: string) => string,
): Facts['images'] {
  const images: Partial<Record<(typeof IMAGES)[number], ContentImage>> = {};
  for (const name of IMAGES) {
    const file = facts.organisation[name];
    if (file === undefined || files === undefined) continue;
    const { mtimeMs } = statSync(path.join(files, file));
    images[name] = { imageToken: imageToken(`${OWN_FILE}${file}#${mtimeMs}`), alt: '' };
  }
  return images;
}

function createFactsReader(folder: string) {
  const problems: string[] = [];
  const fileSizes = new Map<string, number>();

  function readText(file: string): string | undefined {
    const fullPath = path.join(folder, file);
    return existsSync(fullPath) ? readFileSync(fullPath, 'utf8') : undefined;
  }

  function readJson<Schema extends v.GenericSchema>(
    file: string,
    schema: Schema,
  ): v.InferOutput<Schema> | undefined {
    const text = readText(file);
    if (text === undefined) return undefined;
    try {
      const result = v.safeParse(schema, JSON.parse(text));
      if (result.success) return result.output;
      for (const issue of result.issues) {
        problems.push(`${file}: ${v.getDotPath(issue) ?? 'the whole'}: ${issue.message}`);
      }
    } catch (error) {
      problems.push(`${file} is no JSON: ${String(error)}`);
    }
    return undefined;
  }

  function checkFile(file: string, field: string, named: string | undefined): void {
    if (named === undefined) return;
    const size = statSync(path.join(folder, 'files', named), { throwIfNoEntry: false })?.size;
    if (size === undefined) problems.push(`${file}: ${field}: there is no file files${named}`);
    else fileSizes.set(named, size);
  }

  function translations(): Facts['translations'] {
    const found = translatedLanguages.map((language) => {
      const json = <Name extends keyof typeof translatedFactsSchemas>(name: Name) =>
        readJson(`${language}/${name}.json`, translatedFactsSchemas[name]);
      return [
        language,
        {
          organisation: json('organisation'),
          partners: json('partners'),
          schools: json('schools'),
          documents: json('documents'),
          accounts: json('accounts'),
          ourStory: readText(`${language}/our-story.md`),
        },
      ];
    });
    return Object.fromEntries(found);
  }

  function facts() {
    if (!existsSync(path.join(folder, 'organisation.json'))) {
      problems.push(`There is no file ${path.resolve(folder, 'organisation.json')}`);
    }
    const json = <Name extends keyof typeof factsSchemas>(name: Name) =>
      readJson(`${name}.json`, factsSchemas[name]) ?? noFacts[name];
    const organisation = json('organisation');
    const partners = json('partners');
    const documents = json('documents');
    for (const name of IMAGES) checkFile('organisation.json', name, organisation[name]);
    for (const [index, { logo }] of partners.entries()) {
      checkFile('partners.json', `${index}.logo`, logo);
    }
    for (const [index, { file }] of documents.entries()) {
      checkFile('documents.json', `${index}.file`, file);
    }
    return {
      organisation,
      partners,
      schools: json('schools'),
      documents,
      accounts: json('accounts'),
      ourStory: readText('our-story.md') ?? '',
      fileSizes,
      translations: translations(),
    };
  }

  return { problems, facts };
}
