import { useRouteLoaderData } from 'react-router';
import { organisation } from '../organisation.ts';
import type { loader as rootLoader } from '../root.tsx';
import { breadcrumbData, jsonForScript, organisationData } from './structured-data.ts';

export interface PageHeadProps {
  readonly title: string;
  readonly description: string;
  /** Path of the canonical link without its leading slash; none where the page has no canonical. */
  readonly canonicalEnd?: string;
}

/**
 * The head of one page: title, description, canonical link, Open Graph and Twitter (2.2), and as
 * JSON-LD who runs the site (home) or the way to the page (inner pages). React puts the elements into
 * the document's head, on the server as in the browser; the JSON-LD stays where it is.
 */
export function PageHead({ title, description, canonicalEnd }: PageHeadProps) {
  const siteUrl = useRouteLoaderData<typeof rootLoader>('root')?.siteUrl ?? '';
  const canonical = canonicalEnd === undefined ? undefined : `${siteUrl}/${canonicalEnd}`;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {canonical !== undefined && <link rel="canonical" href={canonical} />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={organisation.name} />
      {canonical !== undefined && <meta property="og:url" content={canonical} />}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={`${siteUrl}/images/meta_og_image.jpg`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:creator" content={organisation.twitterCreator} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={`${siteUrl}/images/meta_twitter_image.jpg`} />
      {canonicalEnd !== undefined && (
        <script key={canonicalEnd} type="application/ld+json" suppressHydrationWarning>
          {/* For those who read the server's page; the browser's program leaves it as it is. */}
          {import.meta.env.SSR ? structuredData(siteUrl, canonicalEnd, title) : ''}
        </script>
      )}
    </>
  );
}

function structuredData(siteUrl: string, canonicalEnd: string, title: string): string {
  return jsonForScript(
    canonicalEnd === ''
      ? organisationData(organisation, siteUrl)
      : breadcrumbData(siteUrl, { canonicalEnd, title }),
  );
}
