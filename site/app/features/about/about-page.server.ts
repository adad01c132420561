import { aboutPageCall } from '../../cms/about-page.ts';
import { type LangText, withLang } from '../../cms/lang-text.ts';
import { getTexts } from '../../cms/organisation.ts';
import type { Site } from '../../cms/site-context.ts';
import { renderMarkdown } from '../../components/prose/markdown.server.tsx';

export type AboutPage = Awaited<ReturnType<typeof getAboutPage>>;

export async function getAboutPage(site: Pick<Site, 'content' | 'media' | 'labels'>) {
  const page = await getTexts(site.content, aboutPageCall);
  const htmlOf = async (text: LangText, top?: number) =>
    withLang(await renderMarkdown(text.text, site, top), text);
  return {
    ...page,
    introduction: await htmlOf(page.introduction),
    vision: await htmlOf(page.vision, 3),
    mission: await htmlOf(page.mission, 3),
    work: await htmlOf(page.work, 3),
  };
}
