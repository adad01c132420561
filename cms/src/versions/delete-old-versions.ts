import type { Core } from '@strapi/strapi';
import { isClockSteadyForDeleting } from '../platform/steady-clock';
import { DAY_MS, PERSONAL_DATA_DAYS } from '../platform/time';
import { BIN_DAYS, VERSION, type Version } from './version';

/** Enough for five hours of saving without a pause (docs/decisions/history.md). */
const KEPT_VERSIONS = 30;
/** For machines that are off at night. A start deletes nothing: its clock may be wrong. */
const EVERY_HOUR = '0 37 * * * *';

/** Keeps the newest versions of an entry, the last that was published, and the last that was asked for. */
export async function deleteAllButNewest(strapi: Core.Strapi, where: object): Promise<void> {
  const versions = strapi.db.query(VERSION);
  const rows: Pick<Version, 'id' | 'action'>[] = await versions.findMany({
    select: ['id', 'action'],
    where,
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
  });
  const last = (wanted: Version['action']) => rows.find(({ action }) => action === wanted)?.id;
  const kept = [last('published'), last('asked')];
  const old = rows.slice(KEPT_VERSIONS).filter(({ id }) => !kept.includes(id));
  if (old.length === 0) return;
  await versions.deleteMany({ where: { id: { $in: old.map(({ id }) => id) } } });
}

/** Deletes old versions every hour, where the clock can be trusted. */
export function startDeletingOldVersions(strapi: Core.Strapi): void {
  const task = async () => {
    try {
      if (await isClockSteadyForDeleting(strapi)) await deleteExpired(strapi);
    } catch (thrown) {
      strapi.log.error(`Old versions could not be deleted; the next hour tries again. ${thrown}`);
    }
  };
  strapi.cron.add({ forgetOldVersions: { task, options: { rule: EVERY_HOUR } } });
}

async function deleteExpired(strapi: Core.Strapi): Promise<void> {
  const versions = strapi.db.query(VERSION);
  const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);
  // Versions name members of the staff.
  await versions.deleteMany({ where: { at: { $lt: daysAgo(PERSONAL_DATA_DAYS) } } });
  const gone: Version[] = await versions.findMany({
    select: ['entryId', 'entryLocale', 'at'],
    where: { action: 'deleted', at: { $lte: daysAgo(BIN_DAYS) } },
  });
  // No page leads to the history of an entry that left the bin.
  for (const { entryId, entryLocale, at } of gone) {
    await versions.deleteMany({ where: { entryId, entryLocale, at: { $lte: at } } });
  }
}
