import { pino } from 'pino';
import type { Log } from '../app/cms/log.ts';

export type SiteLog = Log;

/** One answered request, without anything of who asked or what they typed. */
export interface AnsweredRequest {
  readonly id: string;
  readonly method: string;
  /** The pattern of the address, such as `/projects/:url`. */
  readonly route: string;
  readonly status: number;
  readonly milliseconds: number;
  /** Whether the visitor left before the end. */
  readonly aborted: boolean;
}

export interface ServerLog extends Log {
  /** Writes one line a request; undefined where LOG_LEVEL leaves such lines out. */
  readonly request: ((answered: AnsweredRequest) => void) | undefined;
  /** Lines that nobody took in time, because whatever reads the log hangs. */
  dropped(): number;
  /** Resolves when everything is written. */
  flush(): Promise<void>;
}

const KIBIBYTE = 1024;
/** What may wait for a reader that hangs; more is dropped, so that the memory is not filled. */
const MOST_WAITING = 4 * KIBIBYTE * KIBIBYTE;

/** Bytes of requests' lines that are written together, and how long the first of them waits. */
const TOGETHER = 8 * KIBIBYTE;
const LONGEST_WAIT = 250;

/**
 * One JSON line an event on standard output. `level` as in LOG_LEVEL.
 *
 * The lines of requests are gathered to 8 KiB or a quarter of a second, and put together by hand
 * in pino's format: a write and a serialisation for each would cost more than the page itself. All
 * other lines are written at once, in order with them.
 */
export function createLog(level: string, file: number | string = 1): ServerLog {
  const destination = pino.destination({
    dest: file,
    sync: false,
    minLength: 1,
    maxLength: MOST_WAITING,
  });
  let lost = 0;
  destination.on('drop', (lines: string) => {
    lost += lines.split('\n').length - 1;
  });
  // A full disk or a closed pipe behind standard output costs the log, not the site.
  destination.on('error', () => {
    lost += 1;
  });
  let gathered = '';
  let timer: NodeJS.Timeout | undefined;
  function passOn(): void {
    clearTimeout(timer);
    timer = undefined;
    if (gathered !== '') destination.write(gathered);
    gathered = '';
  }
  const log = pino(
    {
      level,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
    },
    {
      write(line: string) {
        passOn();
        destination.write(line);
      },
    },
  );
  return {
    info: (details, message) => log.info(details, message),
    warn: (details, message) => log.warn(details, message),
    error: (details, message) => log.error(details, message),
    request: log.isLevelEnabled('info')
      ? (answered) => {
          gathered += requestLine(answered);
          if (gathered.length >= TOGETHER) passOn();
          else timer ??= setTimeout(passOn, LONGEST_WAIT).unref();
        }
      : undefined,
    dropped: () => lost,
    flush() {
      passOn();
      return new Promise((resolve) => destination.flush(() => resolve()));
    },
  };
}

let millisecond = 0;
let head = '';

/** Every value is ours: numbers, and texts without a character that JSON would escape. */
function requestLine({ id, method, route, status, milliseconds, aborted }: AnsweredRequest) {
  const now = Date.now();
  if (now !== millisecond) {
    millisecond = now;
    head = `{"level":"info","time":"${new Date(now).toISOString()}","id":"`;
  }
  const end = aborted ? ',"aborted":true' : '';
  return `${head}${id}","method":"${method}","route":"${route}","status":${status},"ms":${milliseconds.toFixed(1)}${end},"msg":"request"}\n`;
}
