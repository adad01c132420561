import type { Site } from '../site-context.ts';
import builtIn from '../texts/content/about-page.json' with { type: 'json' };
import type { OptionalCall } from './calls.ts';
import { type ContentFile, fileFrom } from './file.ts';
import { renderMarkdown } from './markdown.server.tsx';
import { getTexts } from './organisation.ts';
import { textsCall } from './texts.ts';
import { attributesOf, isRecord } from './wire.ts';

const texts = textsCall('/api/about-page?populate=*', builtIn, ['videoPoster']);

/** GET /api/about-page */
export const aboutPageCall: OptionalCall<typeof texts.builtIn & { readonly video?: ContentFile }> =
  {
    ...texts,
    parse(entries, context) {
      const fields = attributesOf(entries[0]);
      const video = isRecord(fields) ? fileFrom(fields.video, context) : undefined;
      return { ...texts.parse(entries, context), ...(video && { video }) };
    },
  };

/** What About Us says and shows (2.11). */
export type AboutPage = Awaited<ReturnType<typeof getAboutPage>>;

/** The longer texts are HTML. */
export async function getAboutPage(site: Pick<Site, 'content' | 'media'>) {
  const page = await getTexts(site.content, aboutPageCall);
  return {
    ...page,
    introduction: await renderMarkdown(page.introduction, site),
    vision: await renderMarkdown(page.vision, site, 3),
    mission: await renderMarkdown(page.mission, site, 3),
    work: await renderMarkdown(page.work, site, 3),
  };
}
