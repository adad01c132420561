import { use } from 'react';
import type { ContentImage } from '../../cms/image.ts';
import type { LangText } from '../../cms/lang-text.ts';
import { imagePath } from '../../components/image-sizes.ts';
import { useLabels } from '../../labels/use-labels.ts';
import { useBrand } from '../use-organisation.ts';
import { useShell } from '../use-shell.ts';
import { CardPathContext } from './share-card.ts';

interface ShareImageProps {
  readonly title: LangText;
  readonly image: ContentImage | undefined;
  /** The specification gives its own pages another image in English. */
  readonly hasCardInEnglish: boolean;
}

/**
 * What is shown where the page is shared (R36): its own image, else the organisation's, else a card with its
 * title. Crawlers run no scripts, so the browser leaves these tags as they came.
 */
export function ShareImage({ title, image, hasCardInEnglish }: ShareImageProps) {
  const { language } = useLabels();
  const name = useBrand();
  const cardPath = use(CardPathContext);
  const { siteUrl = '', organisation } = useShell() ?? {};
  if (!import.meta.env.SSR) return null;

  const pageImage = image ?? organisation?.shareImage;
  const logo = organisation?.logo?.imageToken;
  const isCard = hasCardInEnglish || language !== 'en';
  // The card has the organisation's name in a line of its own.
  const text = title.text.split(` | ${name}`)[0] || title.text;
  const card =
    !pageImage && isCard
      ? cardPath?.({ language, title: { ...title, text }, name, logo })
      : undefined;
  const path = pageImage ? imagePath(pageImage, 'shared') : card;
  return (
    <>
      <meta property="og:image" content={siteUrl + (path ?? '/images/meta_og_image.jpg')} />
      {!pageImage && <meta property="og:image:width" content="1200" />}
      {!pageImage && <meta property="og:image:height" content="630" />}
      <meta name="twitter:image" content={siteUrl + (path ?? '/images/meta_twitter_image.jpg')} />
    </>
  );
}
