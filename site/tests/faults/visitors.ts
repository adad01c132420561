import { setTimeout as wait } from 'node:timers/promises';

/** What visitors saw while something failed. */
export type Seen = {
  readonly visits: number;
  readonly statuses: Readonly<Record<string, number>>;
  readonly slowest: number;
  /** Whether every home page that was answered with 200 showed the backend's figures. */
  readonly hadContent: boolean;
};

const paths = ['/', '/projects/project-spark', '/team', '/about-us', '/'];

/** Visitors who look at page after page, until told to stop. */
export function startVisitors(url: () => string) {
  const statuses: Record<string, number> = {};
  let [visits, slowest, hadContent, isOver] = [0, 0, true, false];
  const running = (async () => {
    while (!isOver) {
      const path = paths[visits % paths.length] ?? '/';
      const began = performance.now();
      const { status, text } = await look(url() + path);
      slowest = Math.max(slowest, performance.now() - began);
      statuses[status] = (statuses[status] ?? 0) + 1;
      if (path === '/' && status === 200 && figureIn(text) === undefined) hadContent = false;
      visits += 1;
      await wait(50);
    }
  })();
  return async (): Promise<Seen> => {
    isOver = true;
    await running;
    return { visits, statuses, slowest, hadContent };
  };
}

/** A page, or status 0 where nobody answers. */
export async function look(address: string): Promise<{ status: number; text: string }> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(20_000) });
    return { status: response.status, text: await response.text() };
  } catch {
    return { status: 0, text: '' };
  }
}

/** The figure that the stand-in published; the defaults of 4.6 are none. */
export function figureIn(html: string): number | undefined {
  const [, thousands, rest] = /\b(3[1-9]|[4-9]\d),?(\d{3})\+/.exec(html) ?? [];
  return thousands === undefined ? undefined : Number(thousands + rest);
}
