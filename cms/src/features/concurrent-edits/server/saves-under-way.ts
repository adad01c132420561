import type { Core } from '@strapi/strapi';
import { actingPerson } from '../../../platform/acting-person';
import type { Write } from '../../../platform/write';

/** Longer than a save takes; one that is refused is forgotten then. */
const UNDER_WAY_MS = 10_000;

interface Save {
  readonly editorId: unknown;
  readonly name: string;
  readonly begunAt: number;
}

/** By entry: the person whose save was let through and is not stored yet. */
const saves = new Map<string, Save>();

/**
 * Lets one person at a time save an entry. Two who press Save together would else both hear that nobody
 * changed it.
 * @returns who is saving it at this moment; undefined where it is this person's turn
 */
export function beginSave(
  uid: string,
  documentId: string,
  editorId: unknown,
  name: string,
): string | undefined {
  const now = Date.now();
  for (const [key, { begunAt }] of saves) {
    if (begunAt < now - UNDER_WAY_MS) saves.delete(key);
  }
  const key = `${uid} ${documentId}`;
  const other = saves.get(key);
  if (other && other.editorId !== editorId) return other.name;
  saves.set(key, { editorId, name, begunAt: now });
  return undefined;
}

/** Once a save is stored, the next person reads what it changed. */
export function endSave(
  strapi: Core.Strapi,
  { uid, action, documentId }: Write,
): (() => Promise<void>) | undefined {
  const key = `${uid} ${documentId}`;
  const save = saves.get(key);
  if (action !== 'update' || !save || save.editorId !== actingPerson(strapi)?.id) return undefined;
  const forget = () => {
    if (saves.get(key) === save) saves.delete(key);
  };
  return () => strapi.db.transaction(({ onCommit }) => onCommit(forget));
}
