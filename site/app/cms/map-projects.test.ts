import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contentOf } from '../../tests/support/content-of.ts';
import { english } from '../../tests/support/english.ts';
import { dictionaries } from '../labels/dictionaries.server.ts';
import {
  type Marker,
  mapProjectKeys,
  mapProjects,
  markerColours,
  markers,
} from '../texts/schools/map-projects.ts';
import { getSchoolsOnMap, markersFor } from './map-projects.ts';
import { projectsCall } from './projects.ts';
import { schoolsCall } from './schools.ts';

const project = (documentId: string, fields: object = {}) => ({
  id: documentId,
  documentId,
  projectTitle: `Title of ${documentId}`,
  url: `url-of-${documentId}`,
  ...fields,
});
const school = (own: string) => ({
  id: own,
  schoolId: `school-${own}`.toLowerCase(),
  name: `School of ${own}`,
  district: 'Idukki',
  latitude: '10.1',
  longitude: '77.1',
  project: own,
});
const onMap = (projects: readonly object[], schools: readonly object[]) =>
  getSchoolsOnMap({
    content: contentOf({ [projectsCall.path]: projects, [schoolsCall.path]: schools }),
    labels: english,
  });

test('[2.4.7] [3.9] the projects of the map are those of the CMS that have schools, in the order of their list', async () => {
  const projects = ['reading', 'idle', 'Garden'].map((id) => project(id));
  const { schools, projects: shown } = await onMap(projects, [
    school('Garden'),
    // A school may name its project by the address, too.
    school('url-of-reading'),
    school('reading'),
    // Visitors cannot see this project, so its school has no marker.
    school('draft'),
  ]);
  expect(shown.map(({ title, path }) => [title.text, path])).toEqual([
    ['Title of reading', '/projects/url-of-reading'],
    ['Title of Garden', '/projects/url-of-Garden'],
  ]);
  expect(schools.map(({ name, project: { id } }) => [name.text, id])).toEqual([
    ['School of Garden', 'url-of-Garden'],
    ['School of url-of-reading', 'url-of-reading'],
    ['School of reading', 'url-of-reading'],
  ]);
});

test('[3.9] [9] [R21] without projects of the CMS the specified keys have their titles and addresses', async () => {
  const { projects } = await getSchoolsOnMap({ content: contentOf({}), labels: english });
  expect(projects.map(({ id, title, path }) => [id, title.text, path])).toEqual([
    ['pg', 'Project Ganitham', '/projects/project-ganitham'],
    ['ps', 'Project Spark', '/projects/project-spark'],
    ['lle', "Project Let's Learn English", '/projects/lets-learn-english'],
    ['pd', 'Project Disha', '/projects/project-ganitham'],
    ['ouat', 'Project Once Upon A Time', undefined],
    ['htl', 'How to Learn', undefined],
    ['iesp', 'IESP', '/projects/reading-rainbow'],
  ]);
  expect(mapProjectKeys).toHaveLength(7);
  const ml = { content: contentOf({}, 'ml'), labels: dictionaries.ml };
  expect((await getSchoolsOnMap(ml)).projects[0]?.title).toEqual({
    text: dictionaries.ml.map.projects.pg.title,
  });
});

test('[R20] the popup of a key leads nowhere once its project is gone', async () => {
  const { projects } = await onMap(
    [project('x', { url: 'project-spark' })],
    [school('ps'), school('pg')],
  );
  expect(projects.map(({ id, path }) => [id, path])).toEqual([
    ['pg', undefined],
    ['ps', '/projects/project-spark'],
  ]);
});

test('[3.9] the schools of a key join the project that it is, once a school names that', async () => {
  const projects = [project('x', { url: 'project-ganitham', projectTitle: 'Sums for all' })];
  const before = await onMap(projects, [school('pg'), school('pd')]);
  expect(before.projects.map(({ id }) => id)).toEqual(['pg', 'pd']);
  const { schools, projects: shown } = await onMap(projects, ['pg', 'x', 'pd'].map(school));
  expect(shown.map(({ title }) => title.text)).toEqual(['Sums for all', 'Project Disha']);
  expect(schools.map((each) => each.project.title.text)).toEqual([
    'Sums for all',
    'Sums for all',
    'Project Disha',
  ]);
});

test('[2.12] a project has the colour that it says, or the next one', async () => {
  const { projects } = await onMap(
    [
      project('a'),
      project('b', { markerColour: 'yellow' }),
      project('c', { markerColour: 'no colour' }),
      project('d', { markerColour: 'yellow' }),
    ],
    [...'abcd'].map(school),
  );
  const look = ({ colour, mark }: Marker) => `${colour} ${mark}`;
  expect(projects.map(({ marker }) => look(marker))).toEqual([
    'blue full',
    'yellow full',
    'pink full',
    'yellow half',
  ]);
  const ten = markersFor(Array.from({ length: 12 }, () => undefined));
  expect(new Set(ten.map(look)).size).toBe(10);
  // The specified ones that are on the map keep theirs.
  expect(markersFor([undefined], [mapProjects.pg.marker]).map(look)).toEqual(['blue full']);
});

/** What people see who lack one kind of cone, in linear RGB (Machado, Oliveira and Fernandes, 2009). */
const VISIONS: Readonly<Record<string, readonly (readonly number[])[]>> = {
  all: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

test.each(Object.entries(VISIONS))(
  '[2.12] any two markers differ in what is white in them, or clearly in colour: %s',
  (_name, vision) => {
    const tokens = readFileSync(new URL('../styles/tokens.css', import.meta.url), 'utf8');
    const seen = ({ colour }: Marker) => {
      const token = markerColours[colour].slice('var('.length, -1);
      const hex = new RegExp(`${token}: #(\\w{6});`).exec(tokens)?.[1] ?? '';
      const rgb = [0, 2, 4].map((at) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255));
      return labOf(
        vision.map((row) => row.reduce((sum, part, i) => sum + part * (rgb[i] ?? 0), 0)),
      );
    };
    const looks = [...markers, ...Object.values(mapProjects).map(({ marker }) => marker)];
    for (const one of looks) {
      for (const other of looks) {
        if (one.mark !== other.mark || one.colour === other.colour) continue;
        const distance = Math.hypot(...seen(one).map((each, i) => each - (seen(other)[i] ?? 0)));
        expect(distance, `${one.colour}, ${other.colour}`).toBeGreaterThan(20);
      }
    }
  },
);

const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);

/** CIE L*a*b*, in which a distance of 20 is seen at a glance. */
function labOf(rgb: readonly number[]): readonly number[] {
  const [r = 0, g = 0, b = 0] = rgb.map((part) => Math.min(1, Math.max(0, part)));
  const f = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const x = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505);
  const y = f(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}
