import type { Project } from '../../cms/projects.ts';
import { CmsImage } from '../../components/cms-image/cms-image.tsx';
import { acrossPhone } from '../../components/image-widths.ts';
import { ProjectKolam } from '../../components/kolam/project-kolam.tsx';
import { useLangOf } from '../../use-lang-of.ts';
import styles from './project-detail.module.css';
import { ProjectFigures } from './project-figures.tsx';

/** The top of a project's page (2.6). */
export function ProjectOpening({ project }: { project: Project }) {
  const { title, cardDescription, mainImage, url } = project;
  const langOf = useLangOf();
  return (
    <header className={`content ${styles.opening}`}>
      <div className={styles.words}>
        <h1 tabIndex={-1} lang={langOf(title)}>
          {title}
        </h1>
        <p lang={langOf(cardDescription)} className={styles.short}>
          {cardDescription}
        </p>
        <ProjectFigures project={project} />
      </div>
      <div className={styles.frame}>
        <ProjectKolam url={url ?? title} size="page" className={styles.kolam} />
        {mainImage && (
          <CmsImage
            image={mainImage}
            alt={mainImage.alt || title}
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

export function ProjectStory({ paragraphs }: { paragraphs: readonly string[] }) {
  if (paragraphs.length === 0) return null;
  return (
    <div className={`content ${styles.story}`}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}
