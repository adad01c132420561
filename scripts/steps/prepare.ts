import type { Report } from '../report.ts';
import { type Built, build } from './build.ts';
import { install } from './install.ts';

const BOTH: readonly Built[] = ['cms', 'site'];

/**
 * Installs and builds what is missing or out of date, each program beside the other: one waits for
 * the network while the other computes. All end before the first failure is thrown on, so that
 * nothing goes on behind a message.
 */
export async function prepareBoth(
  report: Report,
  options: { always?: boolean } = {},
): Promise<void> {
  await together(
    BOTH.map(async (folder) => {
      await install(report, folder);
      await build(report, folder, options);
    }),
  );
}

/** Installs both programs where needed, without building them. */
export async function installBoth(report: Report): Promise<void> {
  await together(BOTH.map((folder) => install(report, folder)));
}

async function together(works: readonly Promise<void>[]): Promise<void> {
  const results = await Promise.allSettled(works);
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}
