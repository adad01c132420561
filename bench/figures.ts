import { readFileSync } from 'node:fs';

export type Figure = ReturnType<typeof atMost>;

export function atLeast(limit: number, name: string, value: number): Figure {
  return { name, value: text(value), wanted: `≥ ${limit}`, isMet: value >= limit };
}

export function atMost(limit: number, name: string, value: number, unit = '') {
  return { name, value: text(value) + unit, wanted: `≤ ${limit}${unit}`, isMet: value <= limit };
}

export function tableOf(figures: readonly Figure[]): string {
  const rows = figures.map(
    ({ name, value, wanted, isMet }) => `| ${name} | ${value} | ${wanted} | ${isMet ? '✓' : '✗'} |`,
  );
  return ['| Figure | Measured | Wanted | |', '|---|---:|---:|---|', ...rows].join('\n');
}

export function median(values: readonly number[]): number {
  return percentile(values, 50);
}

/** The smallest value that so many of 100 do not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.ceil((sorted.length * share) / 100) - 1] ?? Number.NaN;
}

/** The largest memory that a process has had in use, in MB (Linux). */
export function peakMemoryOf(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return (Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) * 1024) / 1e6;
}

/** A figure that depends on the machine: it has no goal. */
export function withoutGoal(name: string, value: number, unit = ''): Figure {
  return { name, value: text(value) + unit, wanted: '–', isMet: true };
}

function text(value: number): string {
  return value < 10 ? value.toFixed(2) : Math.round(value).toLocaleString('en');
}
