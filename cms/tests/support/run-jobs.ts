// Runs jobs of the built Strapi as if their time had come. Tests run this file in a process of its own. The first
// argument is the number of days by which the clock is ahead, the others are the names of jobs.
import { DAY_MS } from '../../src/platform/time.ts';
import { loadStrapi } from './load-strapi.ts';

const [ahead, ...names] = process.argv.slice(2);
const aheadMs = Number(ahead) * DAY_MS;
const realNow = Date.now;
Date.now = () => realNow() + aheadMs;
globalThis.Date = new Proxy(Date, {
  construct: (target, args) => Reflect.construct(target, args.length > 0 ? args : [target.now()]),
});

const strapi = await loadStrapi();
for (const { name, job } of strapi.cron.jobs) if (names.includes(name)) await job.invoke();
await strapi.destroy();
process.exit();
