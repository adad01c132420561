import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { UserError } from '../errors.mjs';
import { folderPath } from '../repository.ts';
import { databaseOf } from './database-of.ts';
import type { Installation } from './installation.ts';

export const MANIFEST_FILE = 'backup.json';

type Manifest = ReturnType<typeof manifestOf>;

export function manifestOf(installation: Installation) {
  return {
    createdAt: new Date().toISOString(),
    strapi: installedStrapi(),
    database: databaseOf(installation).kind,
    hasUploads: !installation.hasBucket,
    secrets: fingerprints(installation.secrets),
  };
}

export function manifestFor(installation: Installation, text: string): Manifest {
  const manifest = parsed(text);
  const { kind } = databaseOf(installation);
  if (manifest.database !== kind) {
    throw new UserError(
      `This is a backup of ${manifest.database}, and the settings name ${kind} (DATABASE_URL).\n` +
        "To move from one to the other, use Strapi's export and import: docs/deploying.md.",
    );
  }
  if (manifest.hasUploads && installation.hasBucket) {
    throw new UserError('This backup holds uploads, and the settings keep them on S3 (S3_BUCKET).');
  }
  if (manifest.strapi.localeCompare(installedStrapi(), 'en', { numeric: true }) > 0) {
    throw new UserError(
      `This backup was made with Strapi ${manifest.strapi}, and ${installedStrapi()} is installed.\n` +
        'An older Strapi can damage a newer database: update the programs first.',
    );
  }
  return manifest;
}

function parsed(text: string): Manifest {
  try {
    const value: unknown = JSON.parse(text);
    if (isManifest(value)) return value;
  } catch {
    // It is no JSON.
  }
  throw new UserError(`This is no backup: its ${MANIFEST_FILE} is not one that a backup has.`);
}

function isManifest(value: unknown): value is Manifest {
  if (!isRecord(value)) return false;
  const { createdAt, strapi, database, hasUploads, secrets } = value;
  return (
    typeof createdAt === 'string' &&
    !Number.isNaN(Date.parse(createdAt)) &&
    typeof strapi === 'string' &&
    /^\d+\.\d+\.\d+/.test(strapi) &&
    typeof database === 'string' &&
    typeof hasUploads === 'boolean' &&
    isRecord(secrets) &&
    Object.values(secrets).every((each) => typeof each === 'string')
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function changedSecrets(manifest: Manifest, installation: Installation): string[] {
  const current = fingerprints(installation.secrets);
  return Object.keys(manifest.secrets).filter((name) => current[name] !== manifest.secrets[name]);
}

/** Enough to tell that a secret has changed, and too little to find it by. */
const FINGERPRINT_CHARACTERS = 6;

function fingerprints(secrets: Installation['secrets']): Record<string, string> {
  const hash = (text: string) =>
    createHash('sha256').update(text).digest('hex').slice(0, FINGERPRINT_CHARACTERS);
  return Object.fromEntries(Object.entries(secrets).map(([name, value]) => [name, hash(value)]));
}

function installedStrapi(): string {
  const manifest = readFileSync(path.join(folderPath('cms'), 'package.json'), 'utf8');
  return JSON.parse(manifest).dependencies['@strapi/strapi'];
}
