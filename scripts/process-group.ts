import { readdirSync, readFileSync } from 'node:fs';

/** Sends a signal to a process group; that it is gone already is no failure. */
export function signalGroup(group: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-group, signal);
  } catch {
    // The group is gone already, which is what was wanted.
  }
}

/**
 * Whether any process of the group still runs. One that has ended, but that nobody has asked about
 * yet (a container's first process often never asks), does not count where the system tells so.
 */
export function groupLives(group: number): boolean {
  try {
    process.kill(-group, 0);
  } catch {
    return false;
  }
  const states = statesOf(group);
  return states === null || states.some((state) => state !== 'Z' && state !== 'X');
}

/** The states of the group's processes from /proc, null where there is no /proc. */
function statesOf(group: number): string[] | null {
  let processes: string[];
  try {
    processes = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    return null;
  }
  if (processes.length === 0) return null;
  return processes.flatMap((pid) => {
    const [state, , itsGroup] = statOf(pid);
    return state !== undefined && Number(itsGroup) === group ? [state] : [];
  });
}

/** State, parent and group of a process: they follow its name, which stands in brackets. */
function statOf(pid: string): string[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ', 3);
  } catch {
    return [];
  }
}
