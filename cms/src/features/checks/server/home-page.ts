import { advice, type Finding } from '../../../content/finding';
import { projectOf } from '../../../content/projects/project-choices';
import type { EntryToCheck } from './entry-to-check';

export function checkHomePage({ partsOf, projects }: EntryToCheck): Finding[] {
  const findings: Finding[] = [];
  for (const card of partsOf('shortcuts')) {
    const stored = card.textOf('url');
    const project = projectOf(projects, stored);
    if (stored === '' || project?.isPublished) continue;
    const message = project
      ? `Visitors cannot see the project “${project.title}” yet: its card is left out.`
      : `The project of the card “${card.textOf('name') || stored}” is gone: the card is left out.`;
    findings.push(advice('shortcuts', message));
  }
  return findings;
}
