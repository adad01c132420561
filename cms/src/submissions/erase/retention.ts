import type { Core } from '@strapi/strapi';
import { totalOf } from '../forms';
import { eraseBefore } from './erase';

const DAY_MS = 24 * 60 * 60 * 1000;
const EVERY_NIGHT = '0 17 3 * * *';

/** Erases entries older than `days` now, for machines that are off at night, and every night. */
export async function startRetention(strapi: Core.Strapi, days: number): Promise<void> {
  const task = () => eraseOld(strapi, days);
  strapi.cron.add({ eraseOldSubmissions: { task, options: { rule: EVERY_NIGHT } } });
  await task();
}

/** A failure is a line in the log; the next night tries again. */
async function eraseOld(strapi: Core.Strapi, days: number): Promise<void> {
  try {
    const count = totalOf(await eraseBefore(strapi, new Date(Date.now() - days * DAY_MS)));
    if (count > 0) {
      strapi.log.info(`Erased ${count} submissions that were older than ${days} days.`);
    }
  } catch (thrown) {
    const reason = thrown instanceof Error ? thrown.name : 'unknown reason';
    strapi.log.error(`Submissions older than ${days} days could not be erased (${reason}).`);
  }
}
