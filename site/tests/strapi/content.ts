import sharp from 'sharp';
import * as v from 'valibot';
import type { OwnStrapi } from './strapi.ts';

/** The slug that Malayalam has for "rainbow project", with its vowel signs. */
export const MALAYALAM_SLUG = 'മഴവിൽ-പദ്ധതി';
export const PROJECTS = [
  'project-spark',
  'project-disha',
  'project-ganitham',
  'lets-learn-english',
  MALAYALAM_SLUG,
  'sixth',
  'seventh',
  'eighth',
  'ninth',
] as const;
export const TRANSLATED = ['project-spark', 'project-ganitham', 'sixth'] as const;
/** More than Strapi sends at once. */
export const TESTIMONIALS = 31;

const Created = v.object({
  data: v.object({ id: v.number(), documentId: v.optional(v.string()) }),
});
const Translation = v.object({ id: v.number() });
const Uploaded = v.tupleWithRest([v.object({ id: v.number(), url: v.string() })], v.unknown());

type Bytes = Uint8Array<ArrayBuffer>;

/** What Strapi names an entry by in an address: Strapi 4 has no documentId. */
export type EntryName = string | number;

/** The REST API of a Strapi as its owner uses it, with a token that may do everything. */
export function ownersApi({ url, tokens, version }: OwnStrapi) {
  async function uploadTo(path: string, name: string, type: string, bytes: Bytes) {
    const form = new FormData();
    form.append('files', new Blob([bytes], { type }), name);
    return send('POST', path, form);
  }

  async function send(method: string, path: string, body: unknown): Promise<unknown> {
    const isForm = body instanceof FormData;
    const response = await fetch(url + path, {
      method,
      headers: {
        Authorization: `bearer ${tokens.owner}`,
        ...(isForm ? {} : { 'Content-Type': 'application/json' }),
      },
      body: isForm ? body : JSON.stringify(body),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return JSON.parse(text);
  }

  // Strapi 5 publishes what comes over REST, and Strapi 4 all but translations.
  const published = version === 4 ? { publishedAt: new Date().toISOString() } : {};
  const edit = (list: string, entry: EntryName, data: object) =>
    send('PUT', `/api/${list}/${entry}`, { data: { ...data, ...published } });

  return {
    async create(list: string, data: object): Promise<EntryName> {
      const { data: created } = v.parse(Created, await send('POST', `/api/${list}`, { data }));
      return created.documentId ?? created.id;
    },
    edit,
    async translate(list: string, entry: EntryName, data: object): Promise<void> {
      if (version === 5) {
        await send('PUT', `/api/${list}/${entry}?locale=ml`, { data });
        return;
      }
      const translation = { locale: 'ml', ...data };
      const made = await send('POST', `/api/${list}/${entry}/localizations`, translation);
      await edit(list, v.parse(Translation, made).id, {});
    },
    async upload(name: string, type: string, bytes: Bytes) {
      return v.parse(Uploaded, await uploadTo('/api/upload', name, type, bytes))[0];
    },
    async replaceDrawing(id: number): Promise<void> {
      await uploadTo(`/api/upload?id=${id}`, 'drawing.svg', 'image/svg+xml', SVG);
    },
  };
}

const text = (words: string) => new TextEncoder().encode(words);
const SVG = text(
  '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480"><circle cx="320" cy="240" r="200" fill="#38CDC1"/></svg>',
);
const PDF = text('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');

/** Fills an empty Strapi as its owner would, and returns what the tests change later. */
export async function fill(strapi: OwnStrapi) {
  const api = ownersApi(strapi);
  const background = { r: 96, g: 166, b: 244 };
  const photo = await sharp({ create: { width: 1600, height: 900, channels: 3, background } })
    .jpeg()
    .toBuffer();
  const jpeg = await api.upload('photo.jpg', 'image/jpeg', new Uint8Array(photo));
  const svg = await api.upload('drawing.svg', 'image/svg+xml', SVG);
  const pdf = await api.upload('leaflet.pdf', 'application/pdf', PDF);

  for (const [index, url] of PROJECTS.entries()) {
    const entry = await api.create('projects', {
      url,
      projectTitle: `Title of ${url}`,
      shortDescription: `Short text of ${url}`,
      cardDescription: `Card text of ${url}`,
      longDescription: `First paragraph of ${url}.\n\n- One point\n- **Another** point`,
      projectIcon: 'spark',
      sortOrder: index + 1,
      statStudents: 1200 + index,
      statVolunteers: 340,
      metaDescription: `Meta text of ${url}`,
      // The last one has an SVG as its first image, and the first a PDF.
      images: url === 'ninth' ? [svg.id, jpeg.id] : index === 0 ? [pdf.id, jpeg.id] : [jpeg.id],
    });
    if (TRANSLATED.some((translated) => translated === url)) {
      await api.translate('projects', entry, {
        projectTitle: `തലക്കെട്ട് ${url}`,
        shortDescription: `ചുരുക്കം ${url}`,
        cardDescription: `കാർഡ് ${url}`,
        longDescription: `വിവരണം ${url}`,
      });
    }
  }
  const activities: EntryName[] = [];
  for (const number of [1, 2, 3]) {
    const data = { title: `Activity ${number}`, description: `About activity ${number}` };
    const link = { link: `https://example.org/${number}`, linkTitle: `Read ${number}` };
    activities.push(await api.create('just-ins', { ...data, ...link }));
  }
  for (let number = 1; number <= TESTIMONIALS; number += 1) {
    const words = { author: `Author ${number}.`, testimonialText: `Testimonial ${number}.` };
    await api.create('testimonials', { ...words, authorDesc: 'Teacher', authorImage: jpeg.id });
  }
  for (const [name, image] of Object.entries({ photo: jpeg, drawing: svg, leaflet: pdf })) {
    await api.create('galleries', { image: image.id, shortDescription: `A ${name} of theirs` });
  }
  for (const number of [1, 2, 3]) {
    const person = { name: `Member ${number}`, position: 'coordinator', description: 'Works here' };
    await api.create('teams', { ...person, imageUrl: jpeg.url, link: 'https://example.org' });
  }
  const figures = { colleges: 57, students: 41_234, volunteers: 6_789, tribalstudycenters: 31 };
  const stats = await api.create('stats-counters', figures);
  const one = { colleges: 1, students: 1, volunteers: 1, tribalstudycenters: 1 };
  await api.create('stats-counters', one);
  return { activities, stats, figures, drawing: svg.id };
}
