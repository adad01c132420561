/**
 * The figures that roll past before one of the four counters comes to rest (4.6): the multiples of a
 * ninth of the value that are below 90 % of it, then the value itself. Ten for any value above zero.
 *
 * @param value a whole number, zero or more.
 */
export function rollSteps(value: number): readonly number[] {
  const steps: number[] = [];
  for (let ninth = 0; ninth < 9 && (ninth * value) / 9 < 0.9 * value; ninth += 1) {
    steps.push(Math.floor((ninth * value) / 9));
  }
  return [...steps, value];
}

/**
 * How far the column of steps is moved once it has rolled: -91.5 % of its own height (9).
 *
 * For the last line to stand exactly in the window then, what lies above that line must be 91.5 % of
 * the column, so the line itself must be the remaining 8.5 %. The column is therefore
 * `line / 0.085` (about 11.76 lines) high, and its ten lines stand at its foot (R24):
 * 0.915 × (line / 0.085) = height − line, for any number of steps up to eleven.
 */
export const rollOffset = 0.915;

/** The column's height, in lines. */
export const columnLines = 1 / (1 - rollOffset);

const figures = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });

/** A figure as the visitor reads it: 30000 becomes "30,000+". */
export function figureOf(value: number): string {
  return `${figures.format(value)}+`;
}
