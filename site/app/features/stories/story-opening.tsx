import type { Story } from '../../cms/stories.ts';
import { CmsImage } from '../../components/cms-image/cms-image.tsx';
import { acrossContent } from '../../components/image-sizes.ts';
import { PageIntro } from '../../components/page-intro/page-intro.tsx';
import { Filled } from '../../labels/filled.tsx';
import { useLabels } from '../../labels/use-labels.ts';
import { dayIn } from '../../languages.ts';
import styles from './story-opening.module.css';

/** The top of a story's page: when it was, who tells it, and its image. */
export function StoryOpening({ story }: { readonly story: Story }) {
  const { language, stories } = useLabels();
  const { title, summary, date, byline, image, photographer, imageAlt } = story;
  return (
    <>
      <PageIntro heading={title} intro={summary.text === '' ? undefined : summary}>
        <p className={styles.about}>
          <time dateTime={date}>{dayIn(language, date)}</time>
          {byline.text !== '' && <span lang={byline.lang}>{byline.text}</span>}
        </p>
      </PageIntro>
      {image && (
        <figure className={`content ${styles.figure}`}>
          <CmsImage
            image={image}
            alt={imageAlt.text}
            lang={imageAlt.lang}
            sizes={acrossContent}
            width={1200}
            height={800}
            loading="eager"
            className={styles.image}
          />
          {photographer !== '' && (
            <figcaption className={styles.photographer}>
              {/* Editors write it once, in English, for every language. */}
              <Filled
                text={stories.photographer}
                values={{
                  name: <span lang={language === 'en' ? undefined : 'en'}>{photographer}</span>,
                }}
              />
            </figcaption>
          )}
        </figure>
      )}
    </>
  );
}
