import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { type Core, createStrapi } from '@strapi/strapi';
import { exportTo } from './export';
import { folderSource } from './folder-source';
import { importFrom, tableOf } from './import';
import { messageOf, type Source, Stopped } from './item';
import { Progress } from './progress';
import { strapiSource } from './strapi-source';

const USAGE = `Use: import --from https://cms.example.org --token KEY [--media-host HOST]… [--add]
     import --from FOLDER [--add]
     export --to FOLDER
The token may also stand in the variable CMS_IMPORT_TOKEN, where no other user of the machine sees it.`;
const SHOWN = 20;

/** Everything was taken; something could not be taken; it could not be done. */
const CODES = { whole: 0, stopped: 1, partly: 2 } as const;

/**
 * Takes content over from elsewhere, or writes it out, on the database that the settings name. Runs
 * beside a running content system or without one.
 */
async function run(): Promise<number> {
  const { values, positionals } = options();
  if (values.help) {
    process.stdout.write(`${USAGE}\n`);
    return CODES.whole;
  }
  const [work] = positionals;
  const progress = new Progress(work === 'export' ? 'Writing' : 'Taking');
  if (work === 'export') {
    const { to } = values;
    if (!to) throw new Stopped(USAGE);
    return withStrapi((strapi) => runExport(strapi, fromCaller(to), progress));
  }
  if (work !== 'import' || !values.from) throw new Stopped(USAGE);
  const source = await sourceFrom(values.from, values, progress);
  return withStrapi((strapi) => runImport(strapi, source, { add: values.add ?? false, progress }));
}

function options() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        from: { type: 'string' },
        to: { type: 'string' },
        token: { type: 'string' },
        'media-host': { type: 'string', multiple: true },
        add: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (thrown) {
    throw new Stopped(`${messageOf(thrown)}\n${USAGE}`);
  }
}

/** A relative path counts from where the command was given. */
function fromCaller(given: string): string {
  return path.resolve(process.env.INIT_CWD ?? process.cwd(), given);
}

async function sourceFrom(
  from: string,
  values: { token?: string; 'media-host'?: string[] },
  progress: Progress,
): Promise<Source> {
  if (!/^https?:\/\//.test(from)) return folderSource(fromCaller(from));
  if (!URL.canParse(from)) throw new Stopped(`${from} is no address.\n${USAGE}`);
  const token = values.token ?? process.env.CMS_IMPORT_TOKEN;
  if (!token) throw new Stopped(`The token of ${new URL(from).host} is missing.\n${USAGE}`);
  const answers = new Map((values['media-host'] ?? []).map((host) => [host, true]));
  const mayFetchFrom = async (host: string) => {
    const known = answers.get(host);
    if (known !== undefined) return known;
    const answer = await ask(host, progress);
    answers.set(host, answer);
    return answer;
  };
  return strapiSource({ url: from, token, mayFetchFrom });
}

/** Whoever runs it decides about other hosts; where nobody can be asked, the answer is no. */
async function ask(host: string, progress: Progress): Promise<boolean> {
  if (!process.stdin.isTTY || !process.stdout.isTTY) {
    process.stdout.write(`Pictures on ${host} are left out; --media-host ${host} allows them.\n`);
    return false;
  }
  progress.pause();
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`Some pictures are on ${host}. Fetch them there? [y/N] `);
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}

async function runImport(
  strapi: Core.Strapi,
  source: Source,
  options: { add: boolean; progress: Progress },
): Promise<number> {
  const dataDir = path.dirname(strapi.dirs.static.public);
  const { counts, problems, report } = await importFrom(strapi, source, { ...options, dataDir });
  const shown = problems.slice(0, SHOWN).map((problem) => `  - ${problem}\n`);
  const more = problems.length - shown.length;
  process.stdout.write(
    `\n${tableOf(counts)}\n\n${
      problems.length === 0
        ? 'Everything was taken over.\n'
        : `Could not be taken over, or not whole:\n${shown.join('')}${more > 0 ? `  and ${more} more\n` : ''}`
    }The report: ${report}\n`,
  );
  return problems.length === 0 ? CODES.whole : CODES.partly;
}

async function runExport(strapi: Core.Strapi, to: string, progress: Progress): Promise<number> {
  const { entries, files, problems } = await exportTo(strapi, to, progress);
  process.stdout.write(`${entries} entries and ${files} files are in ${to}\n`);
  for (const problem of problems) process.stdout.write(`  - not in it: ${problem}\n`);
  return problems.length === 0 ? CODES.whole : CODES.partly;
}

async function withStrapi(work: (strapi: Core.Strapi) => Promise<number>): Promise<number> {
  const appDir = path.join(__dirname, '../../..');
  const strapi = await createStrapi({ appDir, distDir: path.join(appDir, 'dist') }).load();
  strapi.log.level = 'error';
  try {
    return await work(strapi);
  } finally {
    await strapi.destroy();
  }
}

run().then(
  (code) => process.exit(code),
  (thrown: unknown) => {
    const stack = process.env.DEBUG && thrown instanceof Error ? thrown.stack : undefined;
    process.stderr.write(`\n✗ ${stack ?? messageOf(thrown)}\n`);
    process.exit(CODES.stopped);
  },
);
