import type { Finding } from '../../src/content/finding.ts';
import type { Admin } from './admin.ts';
import { dataOf } from './http.ts';

interface Form {
  readonly values: unknown;
  readonly documentId?: unknown;
  readonly locale?: string;
}

/** The panel shows a finding with the name of its field. */
type ShownFinding = Finding & { readonly label?: string };

/** Returns what the check of a form finds. */
export async function check(person: Admin, type: string, form: Form): Promise<ShownFinding[]> {
  return dataOf(await person.call('POST', `/website/check/api::${type}.${type}`, form));
}

/** Returns `refused url: …` or `warning url: …` for each finding, one in a line. */
export function inLines(findings: readonly Finding[]): string {
  const lines = findings.map(
    ({ field = '', text, isObstacle }) => `${isObstacle ? 'refused' : 'warning'} ${field}: ${text}`,
  );
  return lines.join('\n');
}
