import { webp } from '../export.ts';
import { DISHA } from './disha.ts';
import { ENGLISH } from './english.ts';
import { GALLERY } from './gallery.ts';
import { GANITHAM } from './ganitham.ts';
import { type Portrait, portrait, SPEAKERS, TEAM } from './portraits.ts';
import { READING } from './reading.ts';
import { SCIENCE_LAB } from './science-lab.ts';
import { SPARK } from './spark.ts';
import { picture, type Scene } from './stage.ts';

/** One line of the manifest: a file inside `seed-media/`, its words, and what it shows. */
interface Entry {
  readonly file: string;
  readonly alt: string;
  readonly scene: string;
}

interface Drawn {
  readonly entry: Entry;
  readonly content: () => Promise<Buffer>;
}

const PROJECTS: Readonly<Record<string, Readonly<Record<string, Scene>>>> = {
  'project-spark': SPARK,
  'project-disha': DISHA,
  'project-ganitham': GANITHAM,
  'lets-learn-english': ENGLISH,
  'reading-rainbow': READING,
  'kanavu-science-lab': SCIENCE_LAB,
};

/** Everything the sample content shows, in the order of its manifest. */
export function seedMedia(): readonly Drawn[] {
  const projects = Object.entries(PROJECTS).flatMap(([url, scenes]) =>
    ['main', '1', '2', '3', '4'].map((name) => scene(`projects/${url}-${name}.webp`, scenes[name])),
  );
  const gallery = Object.keys(GALLERY)
    .sort()
    .map((name) => scene(`gallery/${name}.webp`, GALLERY[name]));
  return [
    ...projects,
    ...gallery,
    ...portraits('team', TEAM, 600),
    ...portraits('testimonials', SPEAKERS, 400),
  ];
}

function scene(file: string, drawn: Scene | undefined): Drawn {
  if (!drawn) throw new Error(`No scene for ${file}`);
  return {
    entry: { file, alt: drawn.alt, scene: drawn.scene },
    content: () => webp(picture(drawn)),
  };
}

function portraits(folder: string, people: readonly Portrait[], size: number): Drawn[] {
  return people.map((person, index) => {
    const number = String(index + 1).padStart(2, '0');
    return {
      entry: {
        file: `${folder}/${number}.webp`,
        alt: person.alt,
        scene: `A portrait on ${person.ground}`,
      },
      content: () => webp(portrait(person, `${folder} ${number}`, size, index % 2 === 1)),
    };
  });
}
