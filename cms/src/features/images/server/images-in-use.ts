import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { entriesWith, nameWithType } from '../../../access/linked-from';
import { isTranslation } from '../../../content/languages/languages';
import type { Row } from '../../../platform/is-record';
import { BIN_DAYS, inBin, VERSION } from '../../../versions/version';
import { views } from '../../../views/views';

interface StoredFile {
  readonly id: number;
  readonly name: string;
  readonly url: string;
}

/** Refuses to delete a file that an entry shows or links to, and names the entries. Call it in `register`. */
export function keepImagesInUse(strapi: Core.Strapi): void {
  const service = strapi.plugin('upload').service('upload');
  const { remove } = service;
  service.remove = async (file: StoredFile) => {
    const stored: { related?: (Row & { __type: string })[] } | null = await strapi.db
      .query('plugin::upload.file')
      .findOne({ where: { id: file.id }, populate: ['related'] });
    const uses = new Set((await entriesWith(strapi, file.url)).map(({ name }) => name));
    for (const entry of stored?.related ?? []) {
      // All languages share the images of an entry, so its English name is enough.
      if (isTranslation(entry.locale)) continue;
      // Editors see no entries of other types.
      if (views[entry.__type]) uses.add(nameWithType(strapi, entry.__type, entry));
    }
    const binned = await titlesInBin(strapi, file);
    if (uses.size === 0 && binned.length > 0) {
      throw new errors.ApplicationError(
        `“${file.name}” belongs to ${binned.join(', ')} in the bin. Bring that back, or wait until it leaves the bin after ${BIN_DAYS} days.`,
      );
    }
    if (uses.size > 0) {
      throw new errors.ApplicationError(
        `“${file.name}” is used in ${[...uses].join(', ')}. Take it out there first; then it can be deleted.`,
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
