import { writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { backendRows, endUnderLoad, type FaultRow, machineRows, processRows } from './rows.ts';
import { openStage, type Stage } from './stage.ts';
import { figureIn, look, type Seen, startVisitors } from './visitors.ts';

/**
 * Makes everything around the built site fail, one after the other, while visitors look at its pages;
 * ends with 1 where one of them saw an error, or the site did not heal.
 *
 *   node site/tests/faults/main.ts [--only NAME] [--into docs/faults.md]
 *
 * The rows about disks mount a small one, for which it must run as root on Linux.
 */
const { values } = parseArgs({ options: { only: { type: 'string' }, into: { type: 'string' } } });

type Line = { name: string; saw: string; log: string; healed: string; isGood: boolean };

/** A visit longer than this is felt as an error. */
const SLOWEST = 5_000;
const HEALS_WITHIN = 15_000;

async function tryOut(row: FaultRow): Promise<Line> {
  const stage = await openStage(row.env);
  try {
    await untilContent(stage);
    const before = stage.log().length;
    const stop = startVisitors(() => stage.site().url);
    await row.begin(stage);
    await wait(row.seconds * 1000);
    const figure = stage.publish();
    await row.end(stage);
    const healed = await untilFigure(stage, figure);
    const seen = await stop();
    const lines = stage.log().slice(before).split('\n');
    const telling = lines.filter((line) => /"level":"(warn|error)"/.test(line));
    const all = stage.log().split('\n');
    const told =
      row.logs.source === '^'
        ? undefined
        : [...telling, ...all].find((each) => row.logs.test(each));
    const isLogged = row.logs.source === '^' || told !== undefined;
    const isRestart = /restart|SIGKILL/.test(row.name);
    return {
      name: row.name,
      saw: inWords(seen, isRestart),
      log: message(told ?? telling.find((each) => !each.includes('late with its own'))),
      healed: healed === undefined ? 'not within 15 s' : `${(healed / 1000).toFixed(1)} s`,
      isGood: isLogged && healed !== undefined && isUnharmed(seen, isRestart),
    };
  } finally {
    await stage.close();
  }
}

/** A process that was killed answers nobody until it is started again. */
function isUnharmed({ statuses, hadContent, slowest }: Seen, isRestart: boolean): boolean {
  const allowed = isRestart ? ['200', '0'] : ['200'];
  return (
    Object.keys(statuses).every((each) => allowed.includes(each)) && hadContent && slowest < SLOWEST
  );
}

function inWords({ visits, statuses, slowest, hadContent }: Seen, isRestart: boolean): string {
  const away = statuses[0] ?? 0;
  const others = Object.entries(statuses).filter(([status]) => status !== '200' && status !== '0');
  return [
    `${visits - away} visits, ${others.length === 0 ? 'all 200' : JSON.stringify(statuses)}`,
    ...(away > 0
      ? [`${away} while it ${isRestart ? 'was not running' : '**did not answer**'}`]
      : []),
    hadContent ? 'content all the time' : '**empty sections**',
    `slowest ${Math.round(slowest)} ms`,
  ].join('; ');
}

/** The message and the reason of a line, without its paths. */
function message(line: string | undefined): string {
  if (line === undefined) return 'nothing: nothing is wrong for the site';
  const parsed: unknown = JSON.parse(line);
  const of = (name: string) =>
    typeof parsed === 'object' && parsed !== null ? String(Reflect.get(parsed, name) ?? '') : '';
  const reason = of('reason').replaceAll(/'?\/tmp\/[^\s']*'?/g, 'DATA_DIR');
  return `${of('level')}: ${of('msg')}${reason ? ` (${reason.slice(0, 90)})` : ''}`.replaceAll(
    '|',
    '/',
  );
}

async function untilContent(stage: Stage): Promise<void> {
  for (let turn = 0; turn < 100; turn += 1) {
    const { text } = await look(`${stage.site().url}/`);
    if (figureIn(text) !== undefined) return;
    await wait(100);
  }
  throw new Error(`There was no content to begin with:\n${stage.log()}`);
}

async function untilFigure(stage: Stage, figure: number): Promise<number | undefined> {
  const began = performance.now();
  while (performance.now() - began < HEALS_WITHIN) {
    if (figureIn((await look(`${stage.site().url}/`)).text) === figure)
      return performance.now() - began;
    await wait(50);
  }
  return undefined;
}

async function sigterm(): Promise<Line> {
  const stage = await openStage();
  try {
    await untilContent(stage);
    const { whole, lost } = await endUnderLoad(stage);
    const { code } = await stage.site().ended;
    const told = stage
      .log()
      .split('\n')
      .find((line) => line.includes('Stopping'));
    return {
      name: 'SIGTERM under load',
      saw: `${whole} visits that it had taken answered whole, ${lost === 0 ? 'none lost' : `**${lost} lost**`}`,
      log: told === undefined ? '**nothing**' : message(told),
      healed: `ended with code ${code}`,
      isGood: lost === 0 && code === 0 && told !== undefined,
    };
  } finally {
    await stage.close();
  }
}

const rows = [...backendRows, ...machineRows, ...processRows];
const lines: Line[] = [];
const wanted = (name: string) => values.only === undefined || name.includes(values.only);
for (const row of rows.filter(({ name }) => wanted(name))) {
  const line = await tryOut(row);
  lines.push(line);
  console.log(
    `${line.isGood ? '✓' : '✗'} ${line.name}: ${line.saw} | ${line.log} | ${line.healed}`,
  );
}
if (wanted('SIGTERM under load')) {
  const line = await sigterm();
  lines.push(line);
  console.log(`${line.isGood ? '✓' : '✗'} ${line.name}: ${line.saw} | ${line.healed}`);
}
const text = `# What happens when something fails

\`npm run faults\` makes each of these fail for some seconds, while visitors look at the home page, a
project, the team and a static page, ten times a second or so; afterwards a change is published, and
"healed" is the time until the home page shows it (content counts as fresh for one second here, and
nothing tells of the change). This page is written by it.

| What fails | What visitors saw | What the log said | Healed after | |
|---|---|---|---|---|
${lines.map(({ name, saw, log, healed, isGood }) => `| ${name} | ${saw} | ${log} | ${healed} | ${isGood ? 'good' : '**bad**'} |\n`).join('')}`;
if (values.into !== undefined) await writeFile(values.into, text);
if (lines.length === 0 || lines.some(({ isGood }) => !isGood)) process.exitCode = 1;
