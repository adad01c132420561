import { data } from 'react-router';
import { renderMarkdown } from '../cms/markdown.server.tsx';
import { fillIn, getOrganisation } from '../cms/organisation.ts';
import { getPages } from '../cms/pages.ts';
import { PageIntro } from '../components/page-intro/page-intro.tsx';
import { Prose } from '../components/prose/prose.tsx';
import { PagePicture } from '../features/text-page/page-picture.tsx';
import { PageHead } from '../head/page-head.tsx';
import { siteContext } from '../site-context.ts';
import { lastUpdated, titleOf } from '../texts/page-texts.ts';
import type { Route } from './+types/page.ts';

export async function loader({ url, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const address = url.pathname.slice(1);
  const [pages, organisation] = await Promise.all([
    getPages(site.content),
    getOrganisation(site.content),
  ]);
  const page = pages.find((each) => each.address === address);
  if (!page) throw data(null, { status: 404 });
  const { body, ...texts } = page;
  return { page: fillIn(texts, organisation), html: await renderMarkdown(body, site) };
}

export default function Page({ loaderData: { page, html } }: Route.ComponentProps) {
  const { address, title, description, picture, updatedOn } = page;
  return (
    <>
      <PageHead title={titleOf(title)} description={description || title} path={`/${address}`} />
      <PageIntro heading={title}>
        {updatedOn === '' ? undefined : <p>{lastUpdated(updatedOn)}</p>}
      </PageIntro>
      <PagePicture address={address} picture={picture} />
      <Prose html={html} />
    </>
  );
}
