import type { Admin } from '../../cms/tests/support/admin.ts';
import { listAt, valueAt } from '../../cms/tests/support/http.ts';
import { digestOf, fileNamedIn, type Sample } from './sample.ts';

/** A picture or file in the CMS, and what its bytes are. */
export interface LibraryFile {
  readonly url: string;
  readonly digest: string;
}

/** The sample's files in the CMS. */
export async function sampleFilesOf(
  administrator: Admin,
  cmsUrl: string,
  sample: Sample,
): Promise<readonly LibraryFile[]> {
  const files = await libraryOf(administrator, cmsUrl);
  return files.filter(({ url }) => fileNamedIn(url, sample));
}

/** Every file in the media library. */
export async function libraryOf(
  administrator: Admin,
  cmsUrl: string,
): Promise<readonly LibraryFile[]> {
  const { json } = await administrator.call('GET', '/upload/files?pageSize=1000');
  const urls = listAt(json, 'results').map((file) => String(valueAt(file, 'url')));
  return Promise.all(
    urls.map(async (url) => {
      const reply = await fetch(new URL(url, cmsUrl));
      return { url, digest: digestOf(new Uint8Array(await reply.arrayBuffer())) };
    }),
  );
}

/** What the CMS answers to the addresses of the files, each answer once. */
export async function answersTo(files: readonly LibraryFile[], cmsUrl: string): Promise<number[]> {
  const answers = new Set<number>();
  for (const { url } of files) {
    answers.add((await fetch(new URL(url, cmsUrl), { method: 'HEAD' })).status);
  }
  return [...answers];
}
