import type { Site } from '../site-context.ts';
import builtIn from '../texts/content/about-page.json' with { type: 'json' };
import { translationsOf } from '../texts/content-in.ts';
import { fileFrom } from './file.ts';
import { imageFrom } from './image.ts';
import { renderMarkdown } from './markdown.server.tsx';
import { getTexts } from './organisation.ts';
import { textsCall } from './texts-call.ts';

export const aboutPageCall = textsCall(
  '/api/about-page?populate=*',
  builtIn,
  translationsOf('about-page'),
  ({ videoPoster, video }, context) => ({
    videoPoster: imageFrom(videoPoster, context),
    video: fileFrom(video, context),
  }),
);

export type AboutPage = Awaited<ReturnType<typeof getAboutPage>>;

export async function getAboutPage(site: Pick<Site, 'content' | 'media' | 'texts'>) {
  const page = await getTexts(site.content, aboutPageCall);
  return {
    ...page,
    introduction: await renderMarkdown(page.introduction, site),
    vision: await renderMarkdown(page.vision, site, 3),
    mission: await renderMarkdown(page.mission, site, 3),
    work: await renderMarkdown(page.work, site, 3),
  };
}
