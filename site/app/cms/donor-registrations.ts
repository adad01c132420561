import type { RegistrationKind } from '../texts/accounts.ts';
import type { ContentReader } from './content.ts';
import { hasEnded, transparencyCall } from './transparency.ts';

/** The registrations that donors ask for. */
const donorKinds = ['80G', '12A', 'CSR-1', 'FCRA'] as const satisfies readonly RegistrationKind[];

/** The names of the registrations that donors ask for, as far as they hold today. */
export async function getDonorRegistrations(content: ContentReader): Promise<readonly string[]> {
  const { items } = await content.read(transparencyCall);
  const registrations = items?.registrations ?? [];
  return donorKinds.filter((kind) =>
    registrations.some((each) => each.kind === kind && !hasEnded(each)),
  );
}

/** How people write a registration, in any language. */
const namedAs: Readonly<Record<(typeof donorKinds)[number], RegExp>> = {
  '80G': /80[\s-]*(?:G|जी|ജി|ஜி|ಜಿ)/iu,
  '12A': /12[\s-]*AB?(?![a-z\d])/iu,
  'CSR-1': /CSR[\s-]*1/iu,
  FCRA: /FCRA/iu,
};

/** The lines of a text without those that promise what a registration gives which does not hold today. */
export function withoutPromises(text: string, registrations: readonly string[]): string {
  const ended = donorKinds.filter((kind) => !registrations.includes(kind));
  const lines = text.split('\n');
  return lines.filter((line) => !ended.some((kind) => namedAs[kind].test(line))).join('\n');
}
