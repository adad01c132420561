import { organisation } from '../organisation.ts';

export function titleOf(heading: string): string {
  return `${heading} | ${organisation.name}`;
}

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** The day from which a policy holds (2.15), such as `2025-07-01`. */
export function lastUpdated(date: string): string {
  return `Last updated: ${day.format(new Date(date))}`;
}
