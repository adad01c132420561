import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { CONTENT_TYPES } from '../access/tokens';
import { type ContentType, type Item, type Source, Stopped } from './item';
import { notesOn } from './notes';
import { pictureTaker } from './pictures';
import type { Progress } from './progress';
import { type Outcome, takeItem } from './take';

type Counts = Record<Outcome['result'], number>;

/** What an import came to. */
export interface Imported {
  readonly counts: Readonly<Record<ContentType, Readonly<Counts>>>;
  /** A sentence for everything that could not be taken over, or not whole. */
  readonly problems: readonly string[];
  /** Where all of that is written down. */
  readonly report: string;
}

/**
 * Takes over all content of a source, in its order. May be interrupted and run again at any time:
 * what was taken is not taken twice, and pictures that could not be had are tried again.
 * @throws {Stopped} where there is other content already and `add` does not allow that, or where the
 *   source cannot be read
 */
export async function importFrom(
  strapi: Core.Strapi,
  source: Source,
  options: { readonly add: boolean; readonly dataDir: string; readonly progress: Progress },
): Promise<Imported> {
  const notes = notesOn(strapi, source.name);
  if (!options.add) await requireRoomFor(strapi, notes.count);
  await mkdir(options.dataDir, { recursive: true });
  const folder = await mkdtemp(path.join(options.dataDir, 'import-'));
  const tools = { notes, pictures: pictureTaker(strapi, source, notes, folder) };
  const counts = new Map<ContentType, Counts>();
  const problems: string[] = [];
  try {
    for (const type of CONTENT_TYPES) {
      const own: Counts = { taken: 0, 'taken as a draft': 0, 'there already': 0, 'not taken': 0 };
      counts.set(type, own);
      let total = 0;
      let done = 0;
      const items = source.items(type, (expected) => {
        total = expected;
      });
      for await (const item of items) {
        const outcome = await takeItem(strapi, item, tools);
        own[outcome.result] += 1;
        done += 1;
        for (const problem of outcome.problems) {
          problems.push(`${type} ${titleOf(item)} (${outcome.result}): ${problem}`);
        }
        options.progress.show(type, done, total);
      }
      if (done !== total) {
        problems.push(
          `${type}: the source told of ${total} entries and gave ${done}; run it again if it was edited meanwhile`,
        );
      }
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  const table = countsOf(counts);
  const report = await writeReport(options.dataDir, source.name, table, problems);
  return { counts: table, problems, report };
}

/** Sample content and an organisation's own do not belong together. */
async function requireRoomFor(
  strapi: Core.Strapi,
  taken: (kind: string) => Promise<number>,
): Promise<void> {
  let others = 0;
  for (const type of CONTENT_TYPES) {
    const present = await strapi.documents(`api::${type}.${type}`).count({});
    others += Math.max(0, present - (await taken(type)));
  }
  if (others === 0) return;
  throw new Stopped(
    `There are ${others} entries here that no import has made (the sample content?), and nothing was changed.\nBegin with an empty database and SEED=off, or delete them in the admin; --add keeps them and adds to them.`,
  );
}

function titleOf(item: Item): string {
  const fields = item.published?.fields ?? item.draft?.fields ?? {};
  const title = ['projectTitle', 'title', 'author', 'name', 'shortDescription']
    .map((name) => fields[name])
    .find((value) => typeof value === 'string' && value !== '');
  return typeof title === 'string' ? `${item.key} "${title.slice(0, 60)}"` : item.key;
}

function countsOf(counts: ReadonlyMap<ContentType, Counts>): Imported['counts'] {
  const none: Counts = { taken: 0, 'taken as a draft': 0, 'there already': 0, 'not taken': 0 };
  const of = (type: ContentType) => counts.get(type) ?? none;
  return {
    project: of('project'),
    'just-in': of('just-in'),
    testimonial: of('testimonial'),
    team: of('team'),
    gallery: of('gallery'),
    'stats-counter': of('stats-counter'),
  };
}

/** The counts as lines of a table. */
export function tableOf(counts: Imported['counts']): string {
  const head = ['', 'taken', 'as a draft', 'there already', 'not taken'];
  const rows = CONTENT_TYPES.map((type) => {
    const own = counts[type];
    return [type, own.taken, own['taken as a draft'], own['there already'], own['not taken']];
  });
  return [head, ...rows]
    .map((row) =>
      row
        .map((cell, at) => (at === 0 ? String(cell).padEnd(14) : String(cell).padStart(14)))
        .join(''),
    )
    .join('\n');
}

async function writeReport(
  dataDir: string,
  source: string,
  counts: Imported['counts'],
  problems: readonly string[],
): Promise<string> {
  const now = new Date();
  const file = path.join(
    dataDir,
    `import-report-${now.toISOString().slice(0, 19).replaceAll(':', '-')}.txt`,
  );
  const text = [
    `Import from ${source}, ${now.toISOString()}`,
    '',
    tableOf(counts),
    '',
    problems.length === 0 ? 'Everything was taken over.' : 'What could not be taken over:',
    ...problems.map((problem) => `- ${problem}`),
    '',
  ].join('\n');
  await writeFile(file, text);
  return file;
}
