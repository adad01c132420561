import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { sampleContent } from '../fixtures/content.ts';
import { type Content, picture, pictures } from '../fixtures/content-types.ts';
import { freePort } from '../free-port.ts';

const folder = fileURLToPath(new URL('../../../cms/seed-media', import.meta.url));

/**
 * Serves the sample pictures of the content system on a free port of this machine. What the backend
 * calls the small form of a picture (`thumbnail_01.webp`) is the picture itself.
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

/** The usual content of the tests with the drawn pictures instead of flat colours. */
export function contentWithMedia(media: string): Content {
  return withMedia(sampleContent(), media);
}

/** How many files of each kind there are. */
const counts = { testimonials: 12, team: 15, gallery: 12 } as const;

/** Any content with the drawn pictures; projects without pictures of their own keep what they have. */
export function withMedia(content: Content, media: string): Content {
  const file = (kind: keyof typeof counts, index: number) =>
    `${media}/${kind}/${String((index % counts[kind]) + 1).padStart(2, '0')}.webp`;
  return {
    ...content,
    projects: content.projects.map((project) => {
      const main = `projects/${project.url}-main.webp`;
      if (!existsSync(path.join(folder, main))) return project;
      return {
        ...project,
        mainImage: picture(`${media}/${main}`, String(project.projectTitle)),
        images: pictures(
          [1, 2, 3, 4].map((n) => `${media}/projects/${project.url}-${n}.webp`),
          `Children at ${project.projectTitle}`,
        ),
      };
    }),
    testimonials: content.testimonials.map((testimonial, index) => {
      const photo = picture(file('testimonials', index), '');
      return 'author' in testimonial
        ? { ...testimonial, authorImage: photo }
        : { ...testimonial, image: photo };
    }),
    teams: content.teams.map((member, index) => ({ ...member, imageUrl: file('team', index) })),
    galleries: content.galleries.map((item, index) => ({
      ...item,
      image: picture(file('gallery', index), String(item.shortDescription)),
    })),
  };
}
