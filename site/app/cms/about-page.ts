import type { Site } from '../site-context.ts';
import builtIn from '../texts/content/about-page.json' with { type: 'json' };
import { translationsOf } from '../texts/content-in.ts';
import { fileFrom } from './file.ts';
import { imageFrom } from './image.ts';
import { type LocalText, withLang } from './local-text.ts';
import { renderMarkdown } from './markdown.server.tsx';
import { getTexts } from './organisation.ts';
import { textsCall } from './texts-call.ts';

export const aboutPageCall = textsCall(
  '/api/about-page?populate=*',
  builtIn,
  translationsOf('about-page'),
  {
    mediaOf: ({ videoPoster, video }, context) => ({
      videoPoster: imageFrom(videoPoster, context),
      video: fileFrom(video, context),
    }),
  },
);

export type AboutPage = Awaited<ReturnType<typeof getAboutPage>>;

export async function getAboutPage(site: Pick<Site, 'content' | 'media' | 'texts'>) {
  const page = await getTexts(site.content, aboutPageCall);
  const htmlOf = async (text: LocalText, top?: number) =>
    withLang(await renderMarkdown(text.text, site, top), text);
  return {
    ...page,
    introduction: await htmlOf(page.introduction),
    vision: await htmlOf(page.vision, 3),
    mission: await htmlOf(page.mission, 3),
    work: await htmlOf(page.work, 3),
  };
}
