import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { entryName } from '../content/entry-name';
import { isTranslation } from '../content/languages';
import { BIN_DAYS, inBin, VERSION } from '../content/versions';
import { views } from './views/views';

interface StoredFile {
  readonly id: number;
  readonly name: string;
  readonly url: string;
}
type Entry = Readonly<Record<string, unknown>>;

/** Refuses to delete a file that an entry shows, and names the entries. Call it in `register`. */
export function keepImagesInUse(strapi: Core.Strapi): void {
  const service = strapi.plugin('upload').service('upload');
  const { remove } = service;
  service.remove = async (file: StoredFile) => {
    const stored: { related?: (Entry & { __type: string })[] } | null = await strapi.db
      .query('plugin::upload.file')
      .findOne({ where: { id: file.id }, populate: ['related'] });
    const uses = new Set(await namesOfTexts(strapi, file));
    for (const entry of stored?.related ?? []) {
      // All languages share the images of an entry: its English name is enough.
      if (isTranslation(entry.locale)) continue;
      const name = nameOf(strapi, entry.__type, entry);
      if (name) uses.add(name);
    }
    const binned = await titlesInBin(strapi, file);
    if (uses.size === 0 && binned.length > 0) {
      throw new errors.ApplicationError(
        `“${file.name}” belongs to ${binned.join(', ')} in the bin. Bring that back, or wait until it leaves the bin after ${BIN_DAYS} days.`,
      );
    }
    if (uses.size > 0) {
      throw new errors.ApplicationError(
        `“${file.name}” is shown in ${[...uses].join(', ')}. Take it out there first; then it can be deleted.`,
      );
    }
    return remove(file);
  };
}

async function titlesInBin(strapi: Core.Strapi, { url }: StoredFile): Promise<string[]> {
  const where = { ...inBin(), content: { $contains: url } };
  const query = { select: ['title'], where };
  const versions: { title: string }[] = await strapi.db.query(VERSION).findMany(query);
  return [...new Set(versions.map(({ title }) => `“${title}”`))];
}

async function namesOfTexts(strapi: Core.Strapi, { url }: StoredFile): Promise<string[]> {
  const names: string[] = [];
  for (const [uid, { fields }] of Object.entries(views)) {
    const texts = Object.keys(fields).filter((field) => fields[field]?.markdown);
    if (texts.length === 0) continue;
    const where = { $or: texts.map((field) => ({ [field]: { $contains: url } })) };
    const entries: Entry[] = await strapi.db.query(uid).findMany({ where });
    for (const entry of entries) names.push(nameOf(strapi, uid, entry) ?? uid);
  }
  return names;
}

/** Undefined for a type that editors do not see. */
function nameOf(strapi: Core.Strapi, uid: string, entry: Entry): string | undefined {
  const view = views[uid];
  const type = strapi.contentTypes[uid as keyof typeof strapi.contentTypes];
  if (!view || !type) return undefined;
  const { displayName } = type.info;
  return type.kind === 'singleType'
    ? displayName
    : `${displayName} “${entryName(entry, view.mainField)}”`;
}
