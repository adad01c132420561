import os from 'node:os';
import { stripVTControlCharacters } from 'node:util';
import { execa } from 'execa';
import { messageOf } from './errors.mjs';
import { inFolder } from './programs.ts';
import { since } from './report.ts';
import type { Folder } from './repository.ts';

/** No tests may hang for ever. The longest suite takes nine minutes, and twice as long on a slow machine. */
const MAX_MINUTES = 40;

/** A program in the background gets a tenth of the processor time of others, where they need all of it. */
const BACKGROUND = 10;

interface Options {
  readonly maxMinutes?: number;
  readonly inBackground?: boolean;
}

export class TestRun {
  #passed = 0;
  #failed = 0;

  /** Splits the command at its blanks. */
  async run(
    name: string,
    folder: Folder,
    command: string,
    { maxMinutes = MAX_MINUTES, inBackground = false }: Options = {},
  ): Promise<void> {
    const begun = performance.now();
    console.log(`… ${name}`);
    const [file = '', ...args] = command.split(' ');
    // Tests choose their own NODE_ENV.
    const options = {
      ...inFolder(folder, { NODE_ENV: undefined, NO_COLOR: '1' }),
      timeout: maxMinutes * 60_000,
    };
    const program = execa(file, args, options);
    if (inBackground && program.pid) os.setPriority(program.pid, BACKGROUND);
    const { failed: isBroken, all, shortMessage } = await program;
    const { passed, failed } = tallyOf(all, !isBroken);
    this.#passed += passed;
    this.#failed += failed;
    if (failed > 0) console.log(`${all}\n${shortMessage ?? ''}`);
    const mark = failed > 0 ? '✗' : '✓';
    console.log(`${mark} ${name}: ${passed} passed, ${failed} failed (${since(begun)})`);
  }

  async prepare(work: () => Promise<unknown>): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (thrown) {
      this.#failed += 1;
      console.log(messageOf(thrown));
      return false;
    }
  }

  finish(): number {
    console.log(`\n${this.#passed} passed, ${this.#failed} failed`);
    return this.#passed > 0 && this.#failed === 0 ? 0 : 1;
  }
}

/** A program that prints no numbers is one test; one that fails without a failed test has one. */
export function tallyOf(output: string, succeeded: boolean): { passed: number; failed: number } {
  const text = stripVTControlCharacters(output);
  const totals = [...text.matchAll(/^(\d+) passed, (\d+) failed$/gm)].at(-1);
  const ofNode = /^ℹ pass (\d+)$\s^ℹ fail (\d+)$/m.exec(text);
  const counts = totals ?? ofNode;
  if (!counts) return succeeded ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  const [passed, failed] = [Number(counts[1]), Number(counts[2])];
  return { passed, failed: succeeded ? failed : Math.max(failed, 1) };
}
