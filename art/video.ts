import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { kolam } from '../site/app/components/kolam/kolam.ts';
import { png, save } from './export.ts';
import { INK, MARIGOLD } from './palette.ts';
import { at, box, type Drawing, type Picture } from './pen.ts';
import { GALLERY } from './scenes/gallery.ts';
import { GANITHAM } from './scenes/ganitham.ts';
import { READING } from './scenes/reading.ts';
import { SCIENCE_LAB } from './scenes/science-lab.ts';
import { SITE_PICTURES } from './scenes/site.ts';
import { type Scene, WIDE } from './scenes/stage.ts';

const run = promisify(execFile);
const SIZE = { width: 960, height: 540 } as const;
const FRAMES = 44;
const FRAMES_A_SECOND = 20;
/** Seconds that each scene is seen, and that one fades into the next. */
const SEEN = 1.9;
const FADE = 0.5;

/** The hero's kolam with the first `share` of its strokes: paths are cut between two commands. */
function kolamSoFar(share: number): Drawing {
  const drawing = kolam({ radius: 5, seed: 'mazhavil' });
  const strokes = drawing.paths.map((path) => path.match(/[Mlcs][^MlcsZ]*/g) ?? []);
  let left = Math.round(strokes.flat().length * share);
  const lines = strokes.map((commands) => {
    const shown = commands.slice(0, Math.max(0, left));
    left -= commands.length;
    return shown.length > 1 ? `<path d="${shown.join('')}"/>` : '';
  });
  const dots = drawing.dots.map(({ x, y }) => `<circle cx="${x}" cy="${y}" r=".9"/>`).join('');
  const scale = 470 / drawing.size;
  return at(
    SIZE.width / 2 - 235,
    SIZE.height / 2 - 235,
    `<g transform="scale(${scale})"><g fill="none" stroke="${MARIGOLD}" stroke-width="1" stroke-linecap="round" stroke-linejoin="round">${lines.join('')}</g><g fill="${MARIGOLD}">${dots}</g></g>`,
  );
}

function frame(share: number): Picture {
  return {
    ...SIZE,
    drawing:
      box(0, 0, SIZE.width, SIZE.height, { fill: INK, line: 'none', round: 0 }) + kolamSoFar(share),
  };
}

/** A scene cut to 16:9 from the middle; a little more is taken from above, where the sky is. */
function cinema(picture: Picture): Picture {
  const height = (picture.width * SIZE.height) / SIZE.width;
  return {
    width: picture.width,
    height,
    drawing: at(0, -(picture.height - height) * 0.7, picture.drawing),
  };
}

const ofScene = (scene: Scene | undefined): Picture =>
  cinema({ ...WIDE, drawing: scene?.drawing ?? '' });
const ofSite = (name: string): Picture => cinema(SITE_PICTURES[name] ?? { ...WIDE, drawing: '' });

/** The About video: a kolam draws itself, then six scenes fade into each other. Needs ffmpeg. */
export async function drawVideo(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'art-video-'));
  try {
    const kolams = Array.from({ length: FRAMES }, (_, index) => frame((index + 1) / FRAMES));
    for (const [index, picture] of kolams.entries()) {
      await writeFile(
        join(folder, `kolam-${String(index).padStart(3, '0')}.png`),
        await png(picture),
      );
    }
    const scenes = [
      ofScene(GALLERY['10']),
      ofScene(GANITHAM.main),
      ofScene(READING['2']),
      ofScene(SCIENCE_LAB.main),
      ofSite('activity-1'),
      ofSite('about-poster'),
    ];
    for (const [index, picture] of scenes.entries()) {
      await writeFile(join(folder, `scene-${index}.png`), await png(picture, SIZE.width));
    }
    await encode(folder, scenes.length);
  } finally {
    await rm(folder, { recursive: true });
  }
  await save('site/public/media/about.vtt', CAPTIONS);
}

async function encode(folder: string, scenes: number): Promise<void> {
  const first = FRAMES / FRAMES_A_SECOND + 0.6;
  const inputs = ['-framerate', String(FRAMES_A_SECOND), '-i', join(folder, 'kolam-%03d.png')];
  let filter = `[0:v]tpad=stop_mode=clone:stop_duration=0.6,fps=${FRAMES_A_SECOND},format=yuv420p[v0];`;
  for (let index = 0; index < scenes; index += 1) {
    inputs.push(
      '-loop',
      '1',
      '-framerate',
      String(FRAMES_A_SECOND),
      '-t',
      String(SEEN),
      '-i',
      join(folder, `scene-${index}.png`),
    );
    filter += `[${index + 1}:v]scale=${SIZE.width}:${SIZE.height},fps=${FRAMES_A_SECOND},format=yuv420p[s${index}];`;
  }
  let from = 'v0';
  for (let index = 0; index < scenes; index += 1) {
    const offset = first - FADE + index * (SEEN - FADE);
    filter += `[${from}][s${index}]xfade=transition=fade:duration=${FADE}:offset=${offset.toFixed(2)}[x${index}];`;
    from = `x${index}`;
  }
  const media = fileURLToPath(new URL('../site/public/media/', import.meta.url));
  await mkdir(media, { recursive: true });
  const common = [
    '-y',
    '-loglevel',
    'error',
    ...inputs,
    '-filter_complex',
    filter.slice(0, -1),
    '-map',
    `[${from}]`,
    '-an',
    '-threads',
    '1',
    '-fflags',
    '+bitexact',
    '-map_metadata',
    '-1',
  ];
  await run('ffmpeg', [
    ...common,
    '-c:v',
    'libx264',
    '-preset',
    'slow',
    '-crf',
    '29',
    '-movflags',
    '+faststart',
    join(media, 'about.mp4'),
  ]);
  await run('ffmpeg', [
    ...common,
    '-c:v',
    'libvpx-vp9',
    '-crf',
    '47',
    '-b:v',
    '0',
    '-deadline',
    'good',
    '-cpu-used',
    '3',
    join(media, 'about.webm'),
  ]);
}

/** The video is silent: the captions say so, and what is to be seen. */
const CAPTIONS = `WEBVTT

00:00.000 --> 00:02.400
(No sound.) A line winds around a grid of dots: a kolam draws itself.

00:02.400 --> 00:03.900
A teacher and seven children under a jackfruit tree.

00:03.900 --> 00:05.300
Maths with beads, cubes and a ruler.

00:05.300 --> 00:06.700
A volunteer reads aloud to a group of children.

00:06.700 --> 00:08.100
Saturn through a telescope, from the school roof.

00:08.100 --> 00:09.500
Friends from many schools, side by side.

00:09.500 --> 00:11.100
Children and volunteers wave in front of the finished kolam.
`;
