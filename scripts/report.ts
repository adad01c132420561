import { styleText } from 'node:util';

/** A step's name while it runs ("Installing cms") and once it is done ("Installed cms"). */
export interface StepName {
  doing: string;
  done: string;
}

/** Where a report is written: a terminal shows what runs at this moment, a file only lines. */
export interface Output {
  write(text: string): unknown;
  isTTY?: boolean;
  columns?: number;
}

/** `0.4 s`, `12 s`, `2 m 31 s`. */
export function duration(milliseconds: number): string {
  if (milliseconds < 9_950) return `${(milliseconds / 1000).toFixed(1)} s`;
  const seconds = Math.round(milliseconds / 1000);
  if (seconds < 60) return `${seconds} s`;
  return `${Math.floor(seconds / 60)} m ${seconds % 60} s`;
}

/** Shows steps with their times as they go, also several at once. */
export class Report {
  readonly #out: Output;
  readonly #running = new Set<{ doing: string; begun: number }>();
  #ticker: NodeJS.Timeout | undefined;

  constructor(out: Output = process.stdout) {
    this.#out = out;
  }

  /** Runs `work` as a step. What it throws is thrown on, after the step is shown as failed. */
  async step<Result>(name: StepName, work: () => Promise<Result>): Promise<Result> {
    const begun = performance.now();
    try {
      const result = await this.while(name.doing, work);
      this.done(name.done, performance.now() - begun);
      return result;
    } catch (thrown) {
      this.failed(`${name.doing} failed`, performance.now() - begun);
      throw thrown;
    }
  }

  /** Shows that something is being done while `work` runs; how it ended is the caller's to show. */
  async while<Result>(doing: string, work: () => Promise<Result>): Promise<Result> {
    const running = { doing, begun: performance.now() };
    this.#begin(running);
    try {
      return await work();
    } finally {
      this.#end(running);
    }
  }

  done(text: string, milliseconds: number): void {
    this.line(`${this.#paint('green', '✓')} ${text} (${duration(milliseconds)})`);
  }

  failed(text: string, milliseconds?: number): void {
    const time = milliseconds === undefined ? '' : ` (${duration(milliseconds)})`;
    this.line(`${this.#paint('red', '✗')} ${text}${time}`);
  }

  /** Something that was left out, with the reason. */
  skipped(text: string): void {
    this.line(`${this.#paint('yellow', '–')} ${text}`);
  }

  line(text = ''): void {
    this.#clearLive();
    this.#out.write(`${text}\n`);
    this.#showLive();
  }

  #begin(running: { doing: string; begun: number }): void {
    this.#running.add(running);
    if (!this.#out.isTTY) {
      this.#out.write(`… ${running.doing}\n`);
      return;
    }
    this.#showLive();
    this.#ticker ??= setInterval(() => this.#showLive(), 1000);
    this.#ticker.unref();
  }

  #end(running: { doing: string; begun: number }): void {
    this.#clearLive();
    this.#running.delete(running);
    if (this.#running.size > 0) return;
    clearInterval(this.#ticker);
    this.#ticker = undefined;
  }

  #showLive(): void {
    if (!this.#out.isTTY || this.#running.size === 0) return;
    const now = performance.now();
    const steps = [...this.#running].map(
      ({ doing, begun }) => `${doing} (${Math.round((now - begun) / 1000)} s)`,
    );
    const text = `… ${steps.join(', ')}`.slice(0, (this.#out.columns || 80) - 1);
    this.#out.write(`\r\x1b[2K${text}`);
  }

  #clearLive(): void {
    if (this.#out.isTTY && this.#running.size > 0) this.#out.write('\r\x1b[2K');
  }

  #paint(colour: 'green' | 'red' | 'yellow', text: string): string {
    return this.#out.isTTY ? styleText(colour, text) : text;
  }
}
