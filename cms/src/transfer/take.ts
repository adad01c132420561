import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { type ContentType, type Item, messageOf, NotTaken, type Words } from './item';
import type { Notes } from './notes';
import type { PictureTaker } from './pictures';

/** What became of one entry. */
export interface Outcome {
  readonly result: 'taken' | 'taken as a draft' | 'there already' | 'not taken';
  /** In words, for the report: what of it is missing, and why. */
  readonly problems: readonly string[];
}

type ContentUid = `api::${ContentType}.${ContentType}`;
type Data = Record<string, unknown>;

/** A document of any of the six types: which fields it has is decided by its schema at run time. */
interface Documents {
  create(params: { data: Data; status?: 'published' }): Promise<{ documentId: string }>;
  update(params: { documentId: string; data: Data; status?: 'published' }): Promise<unknown>;
  findOne(params: { documentId: string }): Promise<object | null>;
}

/**
 * Takes one entry over, with its pictures. An entry that the content system would not publish is
 * kept as a draft, where an editor can mend it. Entry and note are one transaction.
 */
export async function takeItem(
  strapi: Core.Strapi,
  item: Item,
  tools: { readonly notes: Notes; readonly pictures: PictureTaker },
): Promise<Outcome> {
  const { type, key } = item;
  const uid = `api::${type}.${type}` as const;
  const documents: Documents = strapi.documents(uid);
  const note = await tools.notes.find(type, key);
  const present = note && (await documents.findOne({ documentId: note.made })) !== null;
  // What an editor has deleted here stays deleted.
  if (note && (!note.incomplete || !present)) return { result: 'there already', problems: [] };

  const words = item.published ?? item.draft;
  if (!words) return { result: 'not taken', problems: ['it is no entry'] };
  const { data, problems, lost } = await dataOf(strapi, uid, words, tools.pictures);
  const edited =
    item.published && item.draft ? await dataOf(strapi, uid, item.draft, tools.pictures) : null;

  const store = (status: 'published' | undefined) =>
    strapi.db.transaction(async () => {
      const publish = status ? { status } : {};
      let made = note?.made;
      if (made) await documents.update({ documentId: made, data, ...publish });
      else made = (await documents.create({ data, ...publish })).documentId;
      if (edited) await documents.update({ documentId: made, data: edited.data });
      await tools.notes.write(type, key, { made, incomplete: lost || (edited?.lost ?? false) });
    });

  const all = [...problems, ...(edited?.problems ?? [])];
  // Strapi itself would publish an entry without the picture that it is made for.
  const publishes = item.published !== null && !lacksPicture(strapi, uid, data);
  try {
    await store(publishes ? 'published' : undefined);
    return { result: publishes ? 'taken' : 'taken as a draft', problems: all };
  } catch (thrown) {
    if (!publishes || !isRefusal(thrown)) return refused(thrown, all);
    try {
      await store(undefined);
      return { result: 'taken as a draft', problems: [...all, ...reasonsOf(thrown)] };
    } catch (again) {
      return refused(again, all);
    }
  }
}

function refused(thrown: unknown, problems: readonly string[]): Outcome {
  if (!isRefusal(thrown)) throw thrown;
  return { result: 'not taken', problems: [...problems, ...reasonsOf(thrown)] };
}

function lacksPicture(strapi: Core.Strapi, uid: ContentUid, data: Data): boolean {
  return Object.entries(strapi.contentType(uid).attributes).some(
    ([name, { type, required }]) => type === 'media' && required === true && !data[name],
  );
}

function isRefusal(thrown: unknown): boolean {
  return thrown instanceof errors.ApplicationError;
}

/** Strapi's own words, one for each field that it did not take. */
function reasonsOf(thrown: unknown): readonly string[] {
  if (!(thrown instanceof errors.ApplicationError)) return [messageOf(thrown)];
  const details: { errors?: readonly { message?: unknown; path?: unknown }[] } =
    thrown.details ?? {};
  const each = (details.errors ?? []).map(({ message, path }) => {
    const field = Array.isArray(path) ? path.join('.') : '';
    return field && !String(message).includes(field) ? `${field}: ${message}` : String(message);
  });
  return each.length > 0 ? each : [thrown.message];
}

/** The fields that the content system has, with pictures that are in its library. */
async function dataOf(
  strapi: Core.Strapi,
  uid: ContentUid,
  words: Words,
  taker: PictureTaker,
): Promise<{ data: Data; problems: readonly string[]; lost: boolean }> {
  const { attributes } = strapi.contentType(uid);
  const data: Data = {};
  const problems: string[] = [];
  let lost = false;
  for (const [name, value] of Object.entries(words.fields)) {
    const attribute = attributes[name];
    if (value === null || value === undefined) continue;
    if (!attribute) problems.push(`${name}: there is no such field here`);
    else if (attribute.type === 'media') continue;
    else {
      const fitting = fittingValue(attribute.type, value);
      if (fitting === undefined) problems.push(`${name}: it is no ${attribute.type}`);
      else data[name] = fitting;
    }
  }
  for (const [name, refs] of Object.entries(words.pictures)) {
    const attribute = attributes[name];
    if (!attribute) {
      problems.push(`${name}: there is no such field here`);
      continue;
    }
    const stored = [];
    for (const ref of refs) {
      try {
        stored.push(await taker.take(ref));
      } catch (thrown) {
        if (!(thrown instanceof NotTaken)) throw thrown;
        lost = true;
        problems.push(`${name}: ${ref.name}: ${thrown.message}`);
      }
    }
    if (attribute.type !== 'media') data[name] = stored[0]?.url ?? null;
    else data[name] = attribute.multiple ? stored.map(({ id }) => id) : (stored[0]?.id ?? null);
  }
  return { data, problems, lost };
}

/** A value as its field wants it: numbers that came as text, text in the blocks of an editor. */
function fittingValue(type: string, value: unknown): unknown {
  if (type === 'integer') {
    const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
    return typeof number === 'number' && Number.isFinite(number) ? Math.round(number) : undefined;
  }
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map(textOf).join('\n\n') || undefined;
  return undefined;
}

/** The words in a block of Strapi's rich text. */
function textOf(block: unknown): string {
  if (typeof block !== 'object' || block === null) return '';
  if ('text' in block && typeof block.text === 'string') return block.text;
  return 'children' in block && Array.isArray(block.children)
    ? block.children.map(textOf).join('')
    : '';
}
