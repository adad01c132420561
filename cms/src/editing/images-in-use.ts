import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { views } from './views/views';

interface StoredFile {
  readonly id: number;
  readonly name: string;
}
interface Related {
  readonly __type: string;
  readonly documentId: string;
  readonly [field: string]: unknown;
}
interface UploadService {
  remove(file: StoredFile): Promise<unknown>;
}

/** Refuses to delete an image that an entry shows, and names the entries. In `register`. */
export function keepImagesInUse(strapi: Core.Strapi): void {
  const service: UploadService = strapi.plugin('upload').service('upload');
  const remove = service.remove.bind(service);
  service.remove = async (file) => {
    const stored: { related?: Related[] } | null = await strapi.db
      .query('plugin::upload.file')
      .findOne({ where: { id: file.id }, populate: ['related'] });
    const uses = new Set((stored?.related ?? []).flatMap((entry) => nameOf(strapi, entry)));
    if (uses.size > 0) {
      throw new errors.ApplicationError(
        `“${file.name}” is shown in ${[...uses].join(', ')}. Take it out there first; then it can be deleted.`,
      );
    }
    return remove(file);
  };
}

function nameOf(strapi: Core.Strapi, entry: Related): string[] {
  const view = views[entry.__type];
  const type = strapi.contentTypes[`${entry.__type}` as keyof typeof strapi.contentTypes];
  return view ? [`${type?.info.displayName} “${String(entry[view.mainField])}”`] : [];
}
