import { stripVTControlCharacters } from 'node:util';
import { execa } from 'execa';
import type { Check } from './checks.ts';
import { inFolder } from './programs.ts';
import { since } from './report.ts';
import { messageOf } from './user-error.ts';

/** No step may hang for ever. */
const STEP_LIMIT_MS = 15 * 60_000;

/** Runs the steps of a test run, shows the output of those that fail, and adds up their tests. */
export class TestRun {
  #passed = 0;
  #failed = 0;

  /** Runs a program and counts its tests. */
  async run({ name, folder, command }: Check, env: NodeJS.ProcessEnv = {}): Promise<boolean> {
    const begun = performance.now();
    console.log(`… ${name}`);
    const [file, ...args] = command;
    const options = { ...inFolder(folder, { ...env, NO_COLOR: '1' }), timeout: STEP_LIMIT_MS };
    const { failed: isBroken, all, shortMessage } = await execa(file, args, options);
    const { passed, failed } = tallyOf(all, !isBroken);
    this.#passed += passed;
    this.#failed += failed;
    if (failed > 0) console.log(`${all}\n${shortMessage ?? ''}`);
    const mark = failed > 0 ? '✗' : '✓';
    console.log(`${mark} ${name}: ${passed} passed, ${failed} failed (${since(begun)})`);
    return failed === 0;
  }

  /** Prepares something that tests need. Counts as a failed test where it fails. */
  async prepare<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
    try {
      return await work();
    } catch (thrown) {
      this.#failed += 1;
      console.log(messageOf(thrown));
      return undefined;
    }
  }

  /** Prints the last line; gives the exit code, which is 0 only when tests ran and none failed. */
  finish(): number {
    console.log(`\n${this.#passed} passed, ${this.#failed} failed`);
    return this.#passed > 0 && this.#failed === 0 ? 0 : 1;
  }
}

/**
 * The numbers in a program's last line `N passed, N failed`, or in the summary of node:test. A
 * program without either is one test; one that fails without a failed test has one.
 */
export function tallyOf(output: string, succeeded: boolean): { passed: number; failed: number } {
  const text = stripVTControlCharacters(output);
  const own = [...text.matchAll(/^(\d+) passed, (\d+) failed$/gm)].at(-1);
  const ofNode = /^ℹ pass (\d+)$\s^ℹ fail (\d+)$/m.exec(text);
  const [, passed = succeeded ? 1 : 0, failed = 0] = own ?? ofNode ?? [];
  return { passed: Number(passed), failed: Math.max(Number(failed), succeeded ? 0 : 1) };
}
