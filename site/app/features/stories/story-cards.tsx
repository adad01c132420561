import { CmsImage } from '../../components/cms-image/cms-image.tsx';
import { acrossPhone } from '../../components/image-sizes.ts';
import { Kolam } from '../../components/kolam/kolam-drawing.tsx';
import { LangParagraph } from '../../components/lang-paragraph.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { useLabels } from '../../labels/use-labels.ts';
import { dayIn } from '../../languages.ts';
import styles from './story-cards.module.css';
import type { Teaser } from './teasers.ts';

interface StoryCardsProps {
  readonly stories: readonly Teaser[];
  /** The level of a card's heading below that of its page or section. */
  readonly heading?: 'h2' | 'h3';
  /**
   * The name of the list. With it the list is a row on a phone, which is swiped or scrolled with arrow keys.
   */
  readonly row?: string | undefined;
}

export function StoryCards({ stories, heading = 'h3', row }: StoryCardsProps) {
  const rowProps = row === undefined ? {} : { 'aria-label': row, tabIndex: 0 };
  return (
    <ul {...rowProps} className={`accents ${row === undefined ? '' : 'swipes'} ${styles.grid}`}>
      {stories.map((story) => (
        <li key={story.slug} className={styles.item}>
          <StoryCard story={story} heading={heading} sizes={sizesOf(stories.length, row)} />
        </li>
      ))}
    </ul>
  );
}

/** As wide as `story-cards.module.css` and the class `swipes` show the images. */
function sizesOf(count: number, row: string | undefined): string {
  const [widest, wide] = count < 3 ? ['35.5rem', '46vw'] : ['23rem', '31vw'];
  const onPhone = row === undefined ? acrossPhone : '20rem';
  return `(min-width: 77.5rem) ${widest}, (min-width: 60rem) ${wide}, (min-width: 44rem) 46vw, ${onPhone}`;
}

interface StoryCardProps {
  readonly story: Teaser;
  readonly heading: 'h2' | 'h3';
  readonly sizes: string;
}

function StoryCard({ story, heading: Heading, sizes }: StoryCardProps) {
  const { language } = useLabels();
  const { slug, title, date, summary, image, project } = story;
  return (
    <article className={styles.card}>
      <div className={styles.texts}>
        <Heading lang={title.lang} className={styles.title}>
          <StoryLink story={story} />
        </Heading>
        <p className={styles.about}>
          <time dateTime={date}>{dayIn(language, date)}</time>
          {project && (
            <span lang={project.lang} className={styles.project}>
              {project.text}
            </span>
          )}
        </p>
        <LangParagraph of={summary} />
      </div>
      <div className={styles.frame}>
        {image ? (
          <CmsImage
            image={image}
            alt=""
            sizes={sizes}
            maxWidth={1280}
            width={600}
            height={400}
            className={styles.image}
          />
        ) : (
          <Kolam radius={3} seed={slug} className={styles.kolam} />
        )}
      </div>
    </article>
  );
}

/** Leads to the story in the language of the page, or in English where it is not translated (R38). */
function StoryLink({ story: { path, title, isTranslated } }: { readonly story: Teaser }) {
  if (isTranslated)
    return (
      <SiteLink to={path} className={styles.link}>
        {title.text}
      </SiteLink>
    );
  return (
    <a href={path} hrefLang="en" className={styles.link}>
      {title.text}
    </a>
  );
}
