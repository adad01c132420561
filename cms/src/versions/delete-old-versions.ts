import type { Core } from '@strapi/strapi';
import { PERSONAL_DATA_DAYS } from '../content/submission-types.ts';
import { isSteadyForDeleting, storeClockCheck } from '../platform/steady-clock.ts';
import { DAY_MS } from '../platform/time.ts';
import { BIN_DAYS, NEWEST_VERSION_FIRST, VERSION, type Version } from './version.ts';

/** A person who saves for five hours without a pause makes this many versions (docs/decisions/history.md). */
const MAX_VERSIONS = 30;
/** At minute 37 of every hour, since a machine that is off at night would miss a nightly job. */
const EVERY_HOUR = '0 37 * * * *';

/**
 * Deletes all but the newest `MAX_VERSIONS` of the versions that `where` finds. The last published one, and the last
 * that an Author asked to publish, stay too.
 */
export async function deleteSurplusVersions(strapi: Core.Strapi, where: object): Promise<void> {
  const versions = strapi.db.query(VERSION);
  const rows: Pick<Version, 'id' | 'action'>[] = await versions.findMany({
    select: ['id', 'action'],
    where,
    orderBy: NEWEST_VERSION_FIRST,
  });
  const last = (wanted: Version['action']) => rows.find(({ action }) => action === wanted)?.id;
  const keptIds = [last('published'), last('asked')];
  const oldVersions = rows.slice(MAX_VERSIONS).filter(({ id }) => !keptIds.includes(id));
  if (oldVersions.length === 0) return;
  await versions.deleteMany({ where: { id: { $in: oldVersions.map(({ id }) => id) } } });
}

export function startDeletingOldVersions(strapi: Core.Strapi): void {
  const task = async () => {
    try {
      if (isSteadyForDeleting(await storeClockCheck(strapi))) await deleteExpired(strapi);
    } catch (thrown) {
      strapi.log.error(`Old versions could not be deleted; the next hour tries again. ${thrown}`);
    }
  };
  strapi.cron.add({ deleteOldVersions: { task, options: { rule: EVERY_HOUR } } });
}

async function deleteExpired(strapi: Core.Strapi): Promise<void> {
  const versions = strapi.db.query(VERSION);
  const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);
  // Versions contain names of staff, so they are personal data.
  await versions.deleteMany({ where: { at: { $lt: daysAgo(PERSONAL_DATA_DAYS) } } });
  const deletions: Version[] = await versions.findMany({
    select: ['entryId', 'entryLocale', 'at'],
    where: { action: 'deleted', at: { $lte: daysAgo(BIN_DAYS) } },
  });
  // No page of the admin shows the versions of an entry that has left the bin.
  for (const { entryId, entryLocale, at } of deletions) {
    await versions.deleteMany({ where: { entryId, entryLocale, at: { $lte: at } } });
  }
}
