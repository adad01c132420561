import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { SiteLog } from '../log.ts';
import type { Metrics } from './metrics.ts';

/** How often the lag is looked at, in milliseconds. */
const LOOK_EVERY = 5_000;
/** A lag that visitors feel, in milliseconds. */
const HIGH = 250;
/** The log is told once in so many milliseconds. */
const QUIET_FOR = 60_000;

/**
 * Watches how late the program gets to its own work: when that is much, everything is slow, and
 * the log says so. Gives what ends the watch.
 */
export function watchEventLoop(log: SiteLog, metrics: Metrics): () => void {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  let seen = { p50: 0, p99: 0, max: 0 };
  let toldAt = Number.NEGATIVE_INFINITY;
  const timer = setInterval(() => {
    // The timer's own 20 ms are no lag.
    const milliseconds = (nanoseconds: number) => Math.max(0, nanoseconds / 1e6 - 20);
    seen = {
      p50: milliseconds(delay.percentile(50)),
      p99: milliseconds(delay.percentile(99)),
      max: milliseconds(delay.max),
    };
    delay.reset();
    if (seen.max < HIGH || performance.now() - toldAt < QUIET_FOR) return;
    toldAt = performance.now();
    log.warn(
      {
        lagMs: Math.round(seen.max),
        p99Ms: Math.round(seen.p99),
        withinSeconds: LOOK_EVERY / 1000,
      },
      'The website is late with its own work: too much load, or too slow a machine',
    );
  }, LOOK_EVERY);
  timer.unref();
  metrics.gauge(
    'site_event_loop_lag_seconds',
    'How late the program got to its work within the last five seconds.',
    () => ({
      'quantile="0.5"': seen.p50 / 1000,
      'quantile="0.99"': seen.p99 / 1000,
      'quantile="1"': seen.max / 1000,
    }),
  );
  return () => {
    clearInterval(timer);
    delay.disable();
  };
}
