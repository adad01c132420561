import type { LangText } from '../../cms/lang-text.ts';
import { type StoryListQuery, storyListPath } from '../../cms/story-list-query.ts';
import { SiteLink } from '../../components/site-link.tsx';
import { fill } from '../../labels/labels.ts';
import { useLabels } from '../../labels/use-labels.ts';
import { addressIn } from '../../languages.ts';
import styles from './story-list.module.css';

interface StoryFilterProps {
  /** The projects that have stories. */
  readonly projects: readonly { readonly url: string; readonly title: LangText }[];
  readonly chosen: string | undefined;
}

export function StoryFilter({ projects, chosen }: StoryFilterProps) {
  const { stories } = useLabels();
  if (projects.length < 2 && chosen === undefined) return null;
  const choices = [{ url: undefined, title: { text: stories.all } }, ...projects];
  return (
    <nav aria-label={stories.filter}>
      <ul className={styles.filter}>
        {choices.map(({ url, title }: { url: string | undefined; title: LangText }) => (
          <li key={url ?? ''}>
            <SiteLink
              to={storyListPath({ page: 1, project: url })}
              lang={title.lang}
              className={styles.choice}
              aria-current={url === chosen ? 'page' : undefined}
            >
              {title.text}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface StoryPagesProps {
  readonly query: StoryListQuery;
  readonly pageCount: number;
}

/** The way to newer and older stories. */
export function StoryPages({ query, pageCount }: StoryPagesProps) {
  const { stories } = useLabels();
  const { page } = query;
  if (pageCount < 2) return null;
  return (
    <nav aria-label={stories.pages} className={styles.pages}>
      {page > 1 && (
        <SiteLink
          to={storyListPath({ ...query, page: page - 1 })}
          rel="prev"
          className={styles.newer}
        >
          {stories.newer}
        </SiteLink>
      )}
      <p className={styles.place}>{fill(stories.page, { page, count: pageCount })}</p>
      {page < pageCount && (
        <SiteLink
          to={storyListPath({ ...query, page: page + 1 })}
          rel="next"
          className={styles.older}
        >
          {stories.older}
        </SiteLink>
      )}
    </nav>
  );
}

/** The feed in the language of the page. */
export function Subscribe() {
  const { stories, language } = useLabels();
  return (
    <p className={styles.subscribe}>
      <a href={addressIn(language, '/stories/feed.xml')} type="application/atom+xml">
        {stories.subscribe}
      </a>
    </p>
  );
}
