import type { Admin } from '../../../cms/tests/admin.ts';
import { listAt, valueAt } from '../../../cms/tests/http.ts';
import type { Visited } from './crawl.ts';
import { digestOf, fileNamedIn, type Sample } from './sample.ts';

/** A picture or file of the sample: where the CMS has it, and where the website showed it to visitors. */
export interface SampleFile {
  readonly url: string;
  readonly digest: string;
  readonly onSite: string | undefined;
}

/** The sample's files in the CMS, and where the crawl of the website met each. */
export async function sampleFilesOf(
  administrator: Admin,
  cmsUrl: string,
  sample: Sample,
  shown: readonly Visited[],
): Promise<readonly SampleFile[]> {
  const files = await libraryOf(administrator, cmsUrl);
  const addresses = shown.filter(({ path }) => /^\/(?:images|files)\//.test(path));
  return files
    .filter(({ url }) => fileNamedIn(url, sample))
    .map((file) => ({
      ...file,
      onSite: addresses.find(({ text }) => text.includes(file.url))?.path,
    }));
}

/** Every file in the media library. */
export async function libraryOf(administrator: Admin, cmsUrl: string) {
  const { json } = await administrator.call('GET', '/upload/files?pageSize=1000');
  const urls = listAt(json, 'results').map((file) => String(valueAt(file, 'url')));
  return Promise.all(
    urls.map(async (url) => {
      const reply = await fetch(new URL(url, cmsUrl));
      return { url, digest: digestOf(new Uint8Array(await reply.arrayBuffer())) };
    }),
  );
}

/** What CMS and website answer to the addresses of the files, each answer once. */
export async function answersTo(files: readonly SampleFile[], cmsUrl: string, siteUrl: string) {
  const addresses = files.flatMap(({ url, onSite }) =>
    onSite ? [cmsUrl + url, siteUrl + onSite] : [cmsUrl + url],
  );
  const answers = new Set<number>();
  for (const address of addresses) answers.add((await fetch(address)).status);
  return [...answers];
}
