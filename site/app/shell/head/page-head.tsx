import type { ContentImage } from '../../cms/image.ts';
import type { LangText } from '../../cms/lang-text.ts';
import { fill } from '../../labels/labels.ts';
import { useLabels } from '../../labels/use-labels.ts';
import { addressIn } from '../../languages.ts';
import { useAlternates } from '../use-alternates.ts';
import { useBrand } from '../use-organisation.ts';
import { useShell } from '../use-shell.ts';
import { ShareImage } from './share-image.tsx';
import {
  type Article,
  articleData,
  breadcrumbData,
  jsonForScript,
  organisationData,
} from './structured-data.ts';

/** A title of its own, or the page's heading, behind which the organisation's name is put. */
type Titled =
  | { readonly title: LangText; readonly heading?: undefined }
  | { readonly heading: LangText; readonly title?: undefined };

type PageHeadProps = Titled & {
  readonly description: string;
  readonly path?: string;
  /** The page's own main image, shown where the page is shared. */
  readonly image?: ContentImage | undefined;
  /** Whether the page has a card with its title in English too, as it has in every other language. */
  readonly hasCardInEnglish?: boolean;
  /** The pages on the way to this one, and this one last. */
  readonly steps?: readonly { readonly name: string; readonly path: string }[];
  /** What the page says of an article to search engines. */
  readonly article?: Article | undefined;
  /** Whether readers can subscribe to stories. */
  readonly hasFeed?: boolean;
};

/** React moves the elements into the document's head; the JSON-LD stays where it is (2.2). */
export function PageHead({
  description,
  path,
  image,
  hasCardInEnglish = false,
  steps,
  article,
  hasFeed = false,
  ...titled
}: PageHeadProps) {
  const { shell, stories, language } = useLabels();
  const brand = useBrand();
  const { heading } = titled;
  const title = heading
    ? fill(shell.titleOf, { heading: heading.text, name: brand })
    : titled.title.text;
  const { siteUrl = '', organisation } = useShell() ?? {};
  const canonical = path && siteUrl + addressIn(language, path);
  const alternates = useAlternates(path).filter(({ isSamePage }) => isSamePage);
  return (
    <>
      <title lang={(titled.title ?? titled.heading).lang}>{title}</title>
      <meta name="description" content={description} />
      {canonical && <link rel="canonical" href={canonical} />}
      {alternates.length > 1 &&
        alternates.map((alternate) => (
          <link
            key={alternate.language}
            rel="alternate"
            hrefLang={alternate.language}
            href={siteUrl + alternate.address}
          />
        ))}
      {alternates.length > 1 && (
        <link rel="alternate" hrefLang="x-default" href={`${siteUrl}${path}`} />
      )}
      {hasFeed && (
        <link
          rel="alternate"
          type="application/atom+xml"
          title={fill(stories.feed, { name: brand })}
          href={siteUrl + addressIn(language, '/stories/feed.xml')}
        />
      )}
      <meta property="og:locale" content={`${language}_IN`} />
      {alternates.map((alternate) => {
        if (alternate.language === language) return null;
        const locale = `${alternate.language}_IN`;
        return <meta key={locale} property="og:locale:alternate" content={locale} />;
      })}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={brand} />
      {canonical && <meta property="og:url" content={canonical} />}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <ShareImage
        title={titled.heading ?? titled.title}
        image={image}
        hasCardInEnglish={hasCardInEnglish}
      />
      {organisation?.twitterCreator && (
        <meta name="twitter:creator" content={organisation.twitterCreator} />
      )}
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      {path === '/' && organisation && (
        <JsonLd data={import.meta.env.SSR && organisationData(organisation, siteUrl)} />
      )}
      {steps && <JsonLd data={import.meta.env.SSR && breadcrumbData(steps, siteUrl, language)} />}
      {article && (
        <JsonLd data={import.meta.env.SSR && articleData(article, siteUrl, language, brand)} />
      )}
    </>
  );
}

/** Structured data for search engines, which read the server's page; the browser leaves it as it is. */
function JsonLd({ data }: { readonly data: object | false }) {
  return (
    <script type="application/ld+json" suppressHydrationWarning>
      {data ? jsonForScript(data) : ''}
    </script>
  );
}
