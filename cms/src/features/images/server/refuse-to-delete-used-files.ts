import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { UNREADABLE_ENTRY } from '../../../entries/names-for-person.ts';
import { providedByFeatures } from '../../../feature.ts';
import { BIN_DAYS } from '../../../versions/version.ts';
import { findFileUses, type LibraryFile } from './find-file-uses.ts';

/** Replaces `remove` of Strapi's upload service, since Strapi has no hook before a deletion. */
export function refuseToDeleteUsedFiles(strapi: Core.Strapi): void {
  const service = strapi.plugin('upload').service('upload');
  const { remove } = service;
  service.remove = async (file: LibraryFile) => {
    const userAbility: unknown = strapi.requestContext.get()?.state.userAbility;
    for (const { entries, binnedTitles } of await findFileUses(strapi, userAbility, [file])) {
      if (entries.length > 0) {
        const names = new Set(entries.map(({ name }) => name ?? UNREADABLE_ENTRY));
        throw new errors.ApplicationError(
          `“${file.name}” is used in ${[...names].join(', ')}. Take it out there first; then it can be deleted.`,
        );
      }
      if (binnedTitles.length > 0) {
        const message = `“${file.name}” belongs to what was deleted: ${binnedTitles.join(', ')}. It stays for ${BIN_DAYS} days after that. ${providedByFeatures.deletedEntryMessage}`;
        throw new errors.ApplicationError(message.trim());
      }
    }
    return remove(file);
  };
}
