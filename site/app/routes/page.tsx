import { withLang } from '../cms/lang-text.ts';
import { currentSlug } from '../cms/old-addresses.ts';
import { fillPlaceholders, getOrganisation } from '../cms/organisation.ts';
import { siteContext } from '../cms/site-context.ts';
import { getTextPages, isBuiltInPage } from '../cms/text-pages.ts';
import { requireTranslation } from '../cms/untranslated.ts';
import { EmptyState } from '../components/empty-state/empty-state.tsx';
import { PageIntro } from '../components/page-intro/page-intro.tsx';
import { renderMarkdown } from '../components/prose/markdown.server.tsx';
import { Prose } from '../components/prose/prose.tsx';
import { TextPageImage } from '../features/text-page/text-page-image.tsx';
import { Filled } from '../labels/filled.tsx';
import { fill } from '../labels/labels.ts';
import { useLabels } from '../labels/use-labels.ts';
import { dayIn, splitAddress } from '../languages.ts';
import { EmailLink } from '../shell/email-link.tsx';
import { PageHead } from '../shell/head/page-head.tsx';
import type { Route } from './+types/page.ts';
import { missing } from './missing.ts';

/** 2.15 quotes "Last updated: June 25, 2025". */
const specifiedDays = 'en-US';

export async function loader({ url, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { path } = splitAddress(url.pathname, site.languages);
  const slug = path.slice(1);
  const [textPages, organisation] = await Promise.all([
    getTextPages(site.content),
    getOrganisation(site.content),
  ]);
  const page = textPages.find((each) => each.slug === slug);
  if (!page) {
    const moved = await currentSlug(site.content, 'page', slug);
    throw missing(moved ? { state: 'moved', path: `/${moved}` } : { state: 'absent' });
  }
  await requireTranslation(site, path);
  const { body, ...texts } = page;
  const html = withLang(await renderMarkdown(body.text, site), body);
  return { page: fillPlaceholders(texts, organisation), html, isOfEditors: !isBuiltInPage(slug) };
}

export default function Page({ loaderData: { page, html, isOfEditors } }: Route.ComponentProps) {
  const { shell, language } = useLabels();
  const { slug, title, description, image, updatedOn } = page;
  return (
    <>
      <PageHead
        heading={title}
        description={description.text || title.text}
        path={`/${slug}`}
        image={isOfEditors ? image : undefined}
        hasCardInEnglish={isOfEditors}
      />
      <PageIntro heading={title}>
        {updatedOn === '' ? undefined : (
          <p>{fill(shell.lastUpdated, { date: dayIn(language, updatedOn, specifiedDays) })}</p>
        )}
      </PageIntro>
      <TextPageImage slug={slug} image={image} />
      {html.lang && html.text !== '' && (
        <p className="content">
          <Filled text={shell.englishOnly} values={{ email: <EmailLink /> }} />
        </p>
      )}
      {html.text === '' ? (
        <div className="content">
          <EmptyState text={{ text: shell.emptyPage }} />
        </div>
      ) : (
        <Prose html={html} />
      )}
    </>
  );
}
