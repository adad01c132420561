import { useId } from 'react';
import { firstWritten } from '../../cms/lang-text.ts';
import type { Project } from '../../cms/projects.ts';
import { ButtonLink } from '../../components/button/button.tsx';
import { CmsImage } from '../../components/cms-image/cms-image.tsx';
import { acrossPhone } from '../../components/image-sizes.ts';
import { useModal } from '../../components/use-modal.ts';
import { useLabels } from '../../labels/use-labels.ts';
import { ProjectFigures } from './project-figures.tsx';
import styles from './project-popup.module.css';

/** The popup form of a project card (2.5). */
export default function ProjectPopup(props: { project: Project; onClose: () => void }) {
  const labels = useLabels();
  const { project, onClose } = props;
  const { dialogProps, close } = useModal();
  const headingId = useId();
  const { title, cardDescription, path, mainImage } = project;
  const opening = firstWritten(project.opening, cardDescription);
  return (
    <dialog {...dialogProps} className={styles.popup} aria-labelledby={headingId} onClose={onClose}>
      {mainImage && (
        <CmsImage
          image={mainImage}
          sizes={`(min-width: 40rem) 38rem, ${acrossPhone}`}
          maxWidth={1280}
          width={608}
          height={342}
          className={styles.image}
        />
      )}
      <div className={styles.texts}>
        <h3 id={headingId} lang={title.lang} className="heading-m">
          {title.text}
        </h3>
        <p lang={opening.lang}>{opening.text}</p>
        <ProjectFigures project={project} />
        {path !== undefined && <ButtonLink to={path}>{labels.projects.exploreMore}</ButtonLink>}
      </div>
      <button
        type="button"
        className={styles.close}
        aria-label={labels.controls.close}
        onClick={close}
      >
        <span aria-hidden="true">X</span>
      </button>
    </dialog>
  );
}
