import { Complaint, messageOf } from './complaint.ts';
import { type Program, run } from './processes.ts';
import type { Report } from './report.ts';
import { countResults, lastLine, sum, type Tally } from './results.ts';

/** No step may hang for ever: a test run that nobody watches would never tell. */
const STEP_LIMIT_MS = 45 * 60_000;

/** A test run made of steps. Each step runs, whatever became of the others, unless it needs them. */
export class Suite {
  readonly #report: Report;
  readonly #tallies: Tally[] = [];

  constructor(report: Report) {
    this.#report = report;
  }

  /** A step that prepares something. It counts as a test only when it fails. */
  async prepare<Result>(name: string, work: () => Promise<Result>): Promise<Result | null> {
    try {
      return await work();
    } catch (thrown) {
      this.#fail(name, thrown instanceof Complaint ? thrown.message : messageOf(thrown));
      return null;
    }
  }

  /** A check that passes or fails as a whole, by its exit code. */
  async check(name: string, program: Program): Promise<boolean> {
    return this.#runStep(name, program, (_output, code) =>
      code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 },
    );
  }

  /** A test runner; its own tests are counted. */
  async tests(name: string, program: Program): Promise<boolean> {
    return this.#runStep(name, program, countResults);
  }

  /** A step that cannot run, because what it needs failed before. It counts as failed. */
  impossible(name: string, reason: string): void {
    this.#fail(name, `Not run: ${reason}`);
  }

  /** Prints the last line; gives the exit code, which is 0 only when tests ran and none failed. */
  finish(): number {
    const total = sum(this.#tallies);
    this.#report.line();
    this.#report.line(lastLine(total));
    return total.failed === 0 && total.passed > 0 ? 0 : 1;
  }

  async #runStep(
    name: string,
    program: Program,
    count: (output: string, code: number | null) => Tally,
  ): Promise<boolean> {
    const begun = performance.now();
    const { code, output, tally } = await this.#report.while(name, async () => {
      const ended = await run(program, { limitMs: STEP_LIMIT_MS });
      return { ...ended, tally: count(ended.output, ended.code) };
    });
    this.#tallies.push(tally);
    const text = tally.passed + tally.failed > 1 ? `${name}: ${lastLine(tally)}` : name;
    if (tally.failed === 0) {
      this.#report.done(text, performance.now() - begun);
      return true;
    }
    this.#report.failed(text, performance.now() - begun);
    this.#report.line(output.trimEnd());
    if (code === 0 && tally.passed === 0) this.#report.line('It ran no test.');
    this.#report.line();
    return false;
  }

  #fail(name: string, message: string): void {
    this.#tallies.push({ passed: 0, failed: 1 });
    this.#report.failed(name);
    this.#report.line(message);
  }
}
