import { useRouteLoaderData } from 'react-router';
import type { loadShell } from './load-shell.server.ts';

export type ShellData = Awaited<ReturnType<typeof loadShell>>;

/** What the root route loaded; undefined where that failed. */
export function useShell(): ShellData | undefined {
  return useRouteLoaderData<ShellData>('root');
}
