import { randomBytes, scryptSync } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Complaint } from '../complaint.ts';
import { pathOf } from '../repository.ts';

/** What a backup says of itself, in `backup.json`. */
export interface Manifest {
  readonly format: 1;
  readonly createdAt: string;
  /** Version of Strapi, which decides about the tables. */
  readonly strapi: string;
  readonly database: 'sqlite' | 'postgres';
  /** `bucket`: uploads are on S3 and not part of this backup. */
  readonly uploads: 'disk' | 'bucket';
  /** Tells whether other secrets are the same ones, and nothing else of them. */
  readonly secrets: { readonly salt: string; readonly checksums: Readonly<Record<string, string>> };
}

export const MANIFEST_FILE = 'backup.json';

/** The version of Strapi that this copy of the programs runs. */
export function installedStrapi(): string {
  const manifest: unknown = JSON.parse(
    readFileSync(path.join(pathOf('cms'), 'package.json'), 'utf8'),
  );
  const version = field(field(manifest, 'dependencies'), '@strapi/strapi');
  if (typeof version !== 'string') throw new Error('cms/package.json names no version of Strapi');
  return version;
}

/** Checksums of secrets, each slow enough to make guessing a poor secret pointless. */
export function checksumsOf(
  secrets: Readonly<Record<string, string>>,
  salt = randomBytes(16).toString('hex'),
): Manifest['secrets'] {
  const checksums = Object.entries(secrets).map(([name, value]) => [
    name,
    scryptSync(value, `${salt} ${name}`, 16).toString('hex'),
  ]);
  return { salt, checksums: Object.fromEntries(checksums) };
}

/** The names of secrets that are not those with which the backup was made. */
export function otherSecrets(
  manifest: Manifest,
  secrets: Readonly<Record<string, string>>,
): readonly string[] {
  const { salt, checksums } = manifest.secrets;
  const present = checksumsOf(secrets, salt).checksums;
  return Object.keys(checksums).filter((name) => present[name] !== checksums[name]);
}

export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const text = `${JSON.stringify(manifest, null, 2)}\n`;
  await writeFile(path.join(folder, MANIFEST_FILE), text, { mode: 0o600 });
}

/**
 * Reads what a backup says of itself.
 * @throws Complaint where the folder is no backup, or one of a form that is not known here
 */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(path.join(folder, MANIFEST_FILE), 'utf8').catch(() => null);
  if (text === null) throw new Complaint(`${folder} is no backup: it has no ${MANIFEST_FILE}.`);
  const parsed = manifestFrom(text);
  if (parsed) return parsed;
  throw new Complaint(
    `${path.join(folder, MANIFEST_FILE)} cannot be read by this version of the programs. Update them, or take another backup.`,
  );
}

function manifestFrom(text: string): Manifest | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  const database = field(value, 'database');
  const uploads = field(value, 'uploads');
  const createdAt = field(value, 'createdAt');
  const strapi = field(value, 'strapi');
  const salt = field(field(value, 'secrets'), 'salt');
  const checksums = field(field(value, 'secrets'), 'checksums');
  if (field(value, 'format') !== 1 || typeof createdAt !== 'string') return undefined;
  if (typeof strapi !== 'string' || typeof salt !== 'string') return undefined;
  if (database !== 'sqlite' && database !== 'postgres') return undefined;
  if (uploads !== 'disk' && uploads !== 'bucket') return undefined;
  if (typeof checksums !== 'object' || checksums === null) return undefined;
  const named = Object.entries(checksums).map(([name, sum]) => [name, String(sum)] as const);
  return {
    ...{ format: 1, createdAt, strapi, database, uploads },
    secrets: { salt, checksums: Object.fromEntries(named) },
  };
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
