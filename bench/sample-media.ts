import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { sampleContent } from '../site/tests/support/fixtures/content.ts';
import { type Content, image, images } from '../site/tests/support/fixtures/content-types.ts';
import { freePort } from '../site/tests/support/free-port.ts';

const folder = fileURLToPath(new URL('../cms/seed-media', import.meta.url));

/**
 * Serves the sample images of the CMS on a free port of this machine. What the CMS
 * calls the small form of an image (`thumbnail_01.webp`) is the image itself.
 */
export async function serveSampleMedia(): Promise<{ url: string; stop: () => void }> {
  const port = await freePort();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://media');
    const name = path.posix.normalize(pathname.replace(/\/thumbnail_([^/]+)$/, '/$1'));
    readFile(path.join(folder, name)).then(
      (body) => response.writeHead(200, { 'content-type': 'image/webp' }).end(body),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${port}`, stop };
}

/** How many files of each kind there are. */
const counts = { testimonials: 12, team: 15, gallery: 12 } as const;

/**
 * The usual content of the tests with the drawn images instead of flat colours; projects without
 * images of their own keep what they have.
 */
export function contentWithMedia(media: string): Content {
  const content = sampleContent();
  const file = (kind: keyof typeof counts, index: number) =>
    `${media}/${kind}/${String((index % counts[kind]) + 1).padStart(2, '0')}.webp`;
  return {
    ...content,
    projects: content.projects.map((project) => {
      const main = `projects/${project.url}-main.webp`;
      if (!existsSync(path.join(folder, main))) return project;
      return {
        ...project,
        mainImage: image(`${media}/${main}`, String(project.projectTitle)),
        images: images(
          [1, 2, 3, 4].map((n) => `${media}/projects/${project.url}-${n}.webp`),
          `Children at ${project.projectTitle}`,
        ),
      };
    }),
    testimonials: content.testimonials.map((testimonial, index) => {
      const photo = image(file('testimonials', index), '');
      return 'author' in testimonial
        ? { ...testimonial, authorImage: photo }
        : { ...testimonial, image: photo };
    }),
    teams: content.teams.map((member, index) => ({ ...member, imageUrl: file('team', index) })),
    galleries: content.galleries.map((item, index) => ({
      ...item,
      image: image(file('gallery', index), String(item.shortDescription)),
    })),
  };
}
