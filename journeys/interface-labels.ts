import { registrationKinds } from '../site/app/texts/accounts.ts';
import { english } from '../site/tests/support/english.ts';

/** What the pages make of a label: with figures, names and dates in it. */
function patternOf(label: string): RegExp {
  const escaped = label.replace(/[.*+?^$()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped.replace(/\{\w+\}/g, '.+')}( →|:)?$`, 'u');
}

function labelsIn(labels: object): string[] {
  return Object.values(labels).flatMap((text) =>
    typeof text === 'string' ? text : labelsIn(text),
  );
}

/** The parts of a label in whose middle an element stands, such as a link. */
function partsOf(label: string): string[] {
  const parts = label.split(/\{\w+\}/).map((part) => part.trim());
  return parts.length > 1 ? parts.filter((part) => /\p{L}{3}/u.test(part)) : [];
}

/**
 * The words that editors cannot change: what the operator sets, what the specification fixes, and the
 * labels of links, buttons and fields, which belong to what they do.
 */
const labels: readonly RegExp[] = [
  ...labelsIn(english).map(patternOf),
  ...labelsIn(english).flatMap(partsOf).map(patternOf),
  ...registrationKinds.map(patternOf),
  /^Mazhavil$/,
  /^PDF, \d+(\.\d+)? [KM]B$/,
  /^or$/,
  /^(OpenStreetMap|contributors)$/,
];

/** Whether a text of a page is a label of the interface. */
export function isInterfaceLabel(text: string): boolean {
  return labels.some((label) => label.test(text));
}
