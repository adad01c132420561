import type { ContentType } from './item';

/** Shows how far a transfer is: one line that moves in a terminal, a few plain lines elsewhere. */
export class Progress {
  readonly #out: NodeJS.WriteStream;
  readonly #doing: string;
  #shownAt = 0;
  #shownPart = -1;

  constructor(doing: string, out: NodeJS.WriteStream = process.stdout) {
    this.#doing = doing;
    this.#out = out;
  }

  /** `done` of `total` entries of a type are through. */
  show(type: ContentType, done: number, total: number): void {
    const whole = Math.max(done, total);
    const finished = done === whole;
    if (this.#out.isTTY) {
      if (!finished && performance.now() - this.#shownAt < 100) return;
      this.#shownAt = performance.now();
      const width = 24;
      const full = whole === 0 ? width : Math.round((done / whole) * width);
      const bar = `${'█'.repeat(full)}${'░'.repeat(width - full)}`;
      this.#out.write(`\r\x1b[2K${bar} ${this.#doing} ${type}: ${done} of ${whole}`);
      if (finished) this.#out.write('\n');
      return;
    }
    const part = Math.floor((done / Math.max(1, whole)) * 4);
    if (!finished && part === this.#shownPart) return;
    this.#shownPart = finished ? -1 : part;
    this.#out.write(`${this.#doing} ${type}: ${done} of ${whole}\n`);
  }

  /** Makes room for other words. */
  pause(): void {
    if (this.#out.isTTY) this.#out.write('\r\x1b[2K');
  }
}
