import { schools } from './schools.data.ts';
import { problemsOfSchools } from './schools.schema.ts';

/** A Vite plugin that stops the build when the list of schools breaks its own rules (3.9). */
export function checkedContent() {
  return {
    name: 'checked-content',
    buildStart() {
      const problems = problemsOfSchools(schools);
      if (problems.length === 0) return;
      const list = problems.map((problem) => `\n  - ${problem}`).join('');
      throw new Error(`There are mistakes in app/content/schools.data.ts:${list}`);
    },
  };
}
