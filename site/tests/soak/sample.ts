import { readdirSync, readFileSync } from 'node:fs';

/** What a process holds at one moment (Linux). */
export type Sample = { readonly minute: number; readonly memoryMb: number; readonly files: number };

/** Looks at a process every `seconds`. */
export function startSampling(pid: number, seconds: number) {
  const samples: Sample[] = [];
  const began = performance.now();
  const timer = setInterval(() => {
    try {
      const status = readFileSync(`/proc/${pid}/status`, 'utf8');
      samples.push({
        minute: (performance.now() - began) / 60_000,
        memoryMb: Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024,
        files: readdirSync(`/proc/${pid}/fd`).length,
      });
    } catch {
      // The process has ended: there is nothing to look at.
    }
  }, seconds * 1000);
  return { samples, stop: () => clearInterval(timer) };
}

/** The most that there was at any look. */
export function mostOf(samples: readonly Sample[], of: (sample: Sample) => number): number {
  return Math.max(...samples.map(of));
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[sorted.length >> 1] ?? Number.NaN;
}

/** The middle value of each third of the run: the last two are alike where nothing grows. */
export function thirds(samples: readonly Sample[], of: (sample: Sample) => number): number[] {
  const third = Math.ceil(samples.length / 3);
  return [0, 1, 2].map((n) => median(samples.slice(n * third, (n + 1) * third).map(of)));
}
