import type { LangText } from '../../cms/lang-text.ts';
import { SiteLink } from '../../components/site-link.tsx';
import { Filled } from '../../labels/filled.tsx';
import { useLabels } from '../../labels/use-labels.ts';
import styles from './part-of-project.module.css';

interface PartOfProjectProps {
  readonly project: { readonly title: LangText; readonly path?: string | undefined };
}

export function PartOfProject({ project: { title, path } }: PartOfProjectProps) {
  const { stories } = useLabels();
  if (path === undefined) return null;
  const link = (
    <SiteLink to={path} lang={title.lang} className={styles.link}>
      {title.text}
    </SiteLink>
  );
  return (
    <p className={`content ${styles.line}`}>
      <Filled text={stories.partOf} values={{ project: link }} />
    </p>
  );
}
