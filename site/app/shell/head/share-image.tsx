import { use } from 'react';
import type { ContentImage } from '../../cms/image.ts';
import type { LocalText } from '../../cms/local-text.ts';
import { useLabels } from '../../labels/use-labels.ts';
import { useBrand } from '../use-organisation.ts';
import { useShell } from '../use-shell.ts';
import { ShareCardContext } from './share-card.ts';

interface ShareImageProps {
  readonly title: LocalText;
  readonly image: ContentImage | undefined;
  /** Whether the page has a card in English too, where the specification gives it another image. */
  readonly hasCard: boolean;
}

/**
 * What is shown where the page is shared (R36): its own image, else the organisation's, else a card with its
 * title; the specification's pages in English have an image that ships. Crawlers run no scripts, so the browser
 * leaves these tags as they came.
 */
export function ShareImage({ title, image, hasCard }: ShareImageProps) {
  const { language } = useLabels();
  const name = useBrand();
  const cardPath = use(ShareCardContext);
  const { siteUrl = '', organisation } = useShell() ?? {};
  if (!import.meta.env.SSR) return null;

  const own = image ?? organisation?.shareImage;
  const logo = organisation?.logo?.imageToken;
  const isCard = hasCard || language !== 'en';
  // The card has the organisation's name in a line of its own.
  const text = title.text.split(` | ${name}`)[0] || title.text;
  const card =
    !own && isCard ? cardPath?.({ language, title: { ...title, text }, name, logo }) : undefined;
  const path = own ? `/images/1280/${own.imageToken}` : card;
  return (
    <>
      <meta property="og:image" content={siteUrl + (path ?? '/images/meta_og_image.jpg')} />
      {!own && <meta property="og:image:width" content="1200" />}
      {!own && <meta property="og:image:height" content="630" />}
      <meta name="twitter:image" content={siteUrl + (path ?? '/images/meta_twitter_image.jpg')} />
    </>
  );
}
