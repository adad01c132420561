import type { Outage } from './trouble.ts';

export type SoakResult = {
  readonly minutes: number;
  readonly cores: number;
  /** Programs that wanted to run at once, in the middle of the run; above `cores` the machine is overloaded. */
  readonly wanting: number;
  readonly capacity: number;
  readonly pace: number;
  readonly statuses: ReadonlyMap<number, number>;
  readonly failures: ReadonlyMap<string, number>;
  readonly skipped: number;
  /** Milliseconds by which 99 of 100 of the load's own turns came late. */
  readonly lateness: number;
  readonly p50: number;
  readonly p99: number;
  readonly p999: number;
  readonly published: number;
  readonly outages: readonly Outage[];
  /** Milliseconds; `whileWell` leaves out the time in which the backend failed. */
  readonly stale: { readonly total: number; readonly whileWell: number; readonly checked: number };
  readonly promise: number;
  readonly forms: { readonly sent: number; readonly refused: number; readonly stored: number };
  readonly memory: readonly number[];
  readonly mostMemory: number;
  readonly files: readonly number[];
  readonly log: ReadonlyMap<string, number>;
  readonly exitCode: number | null;
};

/** Resident memory in MB that the site may come to; see docs/decisions/memory.md. */
const MOST_MEMORY = 300;

/** What was seen as a page of docs/, and what of it must not be. */
export function report(result: SoakResult): { text: string; problems: readonly string[] } {
  const { forms, memory, files, stale, outages } = result;
  const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
  const failed = [...result.statuses].filter(([status]) => status === 0 || status >= 500);
  const grows = (values: readonly number[], allowed: number) =>
    (values[2] ?? 0) > (values[1] ?? 0) * allowed;
  const total = [...result.statuses.values()].reduce((sum, count) => sum + count, 0);
  const rows: readonly (readonly [string, string, boolean])[] = [
    [
      'Visits that were begun as planned',
      `${total} of ${total + result.skipped}`,
      result.skipped <= (total + result.skipped) / 1000,
    ],
    [
      'Answers of 500 and above, broken connections',
      failed.length === 0
        ? 'none'
        : [...result.failures].map((each) => each.join(' × ')).join(', '),
      failed.length === 0,
    ],
    [
      'Oldest page while the backend answered',
      `${seconds(stale.whileWell)} (promised ${seconds(result.promise)})`,
      stale.whileWell <= result.promise && stale.checked > 100,
    ],
    ['Oldest page in all, the backend failing', seconds(stale.total), true],
    [
      'Forms taken, forms with the backend at the end',
      `${forms.sent - forms.refused} of ${forms.sent}, ${forms.stored}`,
      forms.refused === 0 && forms.stored >= forms.sent,
    ],
    [
      'Memory in the middle of each third',
      memory.map((mb) => `${mb.toFixed(0)} MB`).join(', '),
      !grows(memory, 1.1),
    ],
    [
      'Most memory at any look',
      `${result.mostMemory.toFixed(0)} MB (at most ${MOST_MEMORY})`,
      result.mostMemory <= MOST_MEMORY,
    ],
    ['Open files in the middle of each third', files.join(', '), !grows(files, 1.2)],
    ['Ended when told to, with code', String(result.exitCode), result.exitCode === 0],
  ];
  const kinds = new Map<string, number>();
  for (const { kind } of outages) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  const isOverloaded = result.wanting > 2 * result.cores;
  const failing = rows.filter(([, , good]) => !good).length;
  const verdict =
    failing === 0
      ? 'Everything holds.'
      : `This run failed: ${failing} of ${rows.length} do not hold.`;
  const text = `# The soak

\`npm run soak\` runs the built site at half of what it can do, while its backend fails at random and an
editor publishes every two seconds. This page is written by it.

**${verdict}**${isOverloaded ? ' The machine had far more to do than this, see below: that alone makes visits late.' : ''}

- ${result.minutes} minutes on ${result.cores} cores, shared with the load itself and the stand-in for the backend; ${result.wanting.toFixed(1)} programs wanted to run at once in the middle of it
- capacity measured just before, with the same mix of visits and the same changes published, the backend well: ${Math.round(result.capacity)} visits a second; run at ${result.pace} a second, ${total} visits in all (${[
    ...result.statuses,
  ]
    .sort(([one], [other]) => one - other)
    .map(([status, count]) => `${status}: ${count}`)
    .join(', ')})
- ${result.published} changes published; the backend failed ${outages.length} times for 1 to 8 seconds (${[...kinds].map(([kind, count]) => `${kind} ${count}`).join(', ')})
- half of the visits were answered within ${result.p50} ms, 99 of 100 within ${result.p99} ms, 999 of 1000 within ${result.p999} ms; the load itself was late by ${result.lateness.toFixed(0)} ms (99 of 100)
- ${stale.checked} visits compared with what had been published

| What must hold | Seen | |
|---|---|---|
${rows.map(([what, seen, good]) => `| ${what} | ${seen} | ${good ? 'holds' : '**fails**'} |\n`).join('')}
Lines of the log:

| Message | Lines |
|---|---|
${[...result.log].map(([message, count]) => `| ${message} | ${count} |\n`).join('')}`;
  return { text, problems: rows.flatMap(([what, , good]) => (good ? [] : [what])) };
}
