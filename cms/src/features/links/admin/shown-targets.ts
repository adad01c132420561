import { comparableText } from '../../../platform/text/comparable-text.ts';
import type { LinkTarget } from '../server/link-targets.ts';

/** `Privacy Policy (Page)` */
export function targetLabel({ title, typeLabel, isVisibleToVisitors }: LinkTarget): string {
  return `${title} (${typeLabel}${isVisibleToVisitors ? '' : ', not on the website'})`;
}

/** Returns the targets whose label has the typed text, also in another spelling. */
export function targetsWith(targets: readonly LinkTarget[], typed: string): LinkTarget[] {
  const text = comparableText(typed.trim());
  return targets.filter((target) => comparableText(targetLabel(target)).includes(text));
}

/** Returns the words of a new link: those that the editor wrote, or else the title of the chosen page, or the address. */
export function linkWords(written: string, chosen: LinkTarget | undefined, href: string): string {
  return written.trim() || chosen?.title || href.trim();
}

/** Whether the box for titles has no text of its own, so that Enter in it sets the link. */
export function isTitleOrEmpty(typed: string, chosen: LinkTarget | undefined): boolean {
  return typed === '' || (chosen !== undefined && typed === targetLabel(chosen));
}
