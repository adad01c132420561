import type { LangText } from '../../cms/lang-text.ts';
import type { Project } from '../../cms/projects.ts';
import { CmsImage } from '../../components/cms-image/cms-image.tsx';
import { acrossPhone } from '../../components/image-sizes.ts';
import { ProjectKolam } from '../../components/kolam/project-kolam.tsx';
import { Prose } from '../../components/prose/prose.tsx';
import styles from './project-detail.module.css';
import { ProjectFigures } from './project-figures.tsx';

/** The top of a project's page (2.6). */
export function ProjectOpening({ project }: { project: Project }) {
  const { title, cardDescription, mainImage, url } = project;
  return (
    <header className={`content ${styles.opening}`}>
      <div className={styles.texts}>
        <h1 tabIndex={-1} lang={title.lang}>
          {title.text}
        </h1>
        <p lang={cardDescription.lang} className={styles.short}>
          {cardDescription.text}
        </p>
        <ProjectFigures project={project} />
      </div>
      <div className={styles.frame}>
        <ProjectKolam url={url ?? title.text} size="page" className={styles.kolam} />
        {mainImage && (
          <CmsImage
            image={mainImage}
            alt={mainImage.alt || title.text}
            sizes={`(min-width: 60rem) 38rem, (min-width: 45rem) 92vw, ${acrossPhone}`}
            maxWidth={1280}
            width={900}
            height={600}
            loading="eager"
            className={styles.image}
          />
        )}
      </div>
    </header>
  );
}

export function ProjectDescription({ html }: { html: LangText }) {
  if (html.text === '') return null;
  return (
    <div className={`content ${styles.description}`}>
      <Prose html={html} isPageText={false} />
    </div>
  );
}
