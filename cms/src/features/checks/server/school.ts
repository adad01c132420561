import { advice, type Finding, obstacle } from '../../../content/finding.ts';
import { titleOfMapKey } from '../../../content/projects/map-projects.ts';
import { projectOf } from '../../../content/projects/project-choices.ts';
import { coordinatesProblem } from '../../../content/schools/coordinates.ts';
import { comparableText } from '../../../platform/text/comparable-text.ts';
import type { EntryToCheck } from './entry-to-check.ts';
import { projectInWords } from './project.ts';

export function checkSchool(entry: EntryToCheck): Finding[] {
  const findings: Finding[] = [];
  if (!entry.missingFields.includes('latitude') && !entry.missingFields.includes('longitude')) {
    const problem = coordinatesProblem(entry.textOf('latitude'), entry.textOf('longitude'));
    if (problem !== '') findings.push(obstacle('latitude', problem));
  }
  findings.push(...checkProjectOfSchool(entry));
  const isTwin = entry.others.some((other) =>
    ['name', 'district', 'project'].every(
      (field) => comparableText(other.textOf(field)) === comparableText(entry.textOf(field)),
    ),
  );
  if (isTwin) {
    const message = `There is another school “${entry.textOf('name')}” in ${entry.textOf('district')} with this project. Is this one a copy by mistake?`;
    findings.push(advice('name', message));
  }
  return findings;
}

function checkProjectOfSchool({ textOf, projects }: EntryToCheck): Finding[] {
  const stored = textOf('project');
  if (stored === '') return [];
  const titleOfKey = titleOfMapKey(stored);
  if (titleOfKey !== undefined) {
    const message = `Visitors read that it belongs to “${titleOfKey}”, a title that is built into the website: choose a project of yours.`;
    return [advice('project', message)];
  }
  const project = projectOf(projects, stored);
  if (!project) {
    return [obstacle('project', 'The project that was chosen here was deleted: choose one.')];
  }
  if (project.isPublished) return [];
  const name = projectInWords(project, 'this project');
  const message = `Visitors cannot see ${name} yet: until it is published, the school is not on the map.`;
  return [advice('project', message)];
}
