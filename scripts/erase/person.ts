import { createRequire } from 'node:module';
import path from 'node:path';
import { Complaint } from '../complaint.ts';
import { pathOf } from '../repository.ts';

/** Whose data is meant: an e-mail address, the last ten digits of a mobile number, or both. */
export interface Person {
  readonly email?: string;
  readonly phone?: string;
}

type Reader = (email: unknown, phone: unknown) => Person | { readonly problem: string };

/**
 * Reads who is meant, by the content system's own rule, so that the command and the admin never
 * differ in whom they find.
 * @throws Complaint where it is nobody, or the content system is not built
 */
export function personFrom(email: string | undefined, phone: string | undefined): Person {
  const person = builtReader()(email, phone);
  if ('problem' in person) throw new Complaint(person.problem);
  return person;
}

function builtReader(): Reader {
  const file = path.join(pathOf('cms'), 'dist/src/submissions/erase/person.js');
  try {
    const loaded: unknown = createRequire(import.meta.url)(file);
    if (isModule(loaded)) return loaded.personFrom;
  } catch {
    // Told below.
  }
  throw new Complaint('The content system is not built. Run this first: npm run build');
}

function isModule(loaded: unknown): loaded is { personFrom: Reader } {
  return typeof loaded === 'object' && loaded !== null && 'personFrom' in loaded;
}
