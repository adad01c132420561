import { useEffect, useId, useRef } from 'react';
import type { Project } from '../../cms/projects.ts';
import { BackendPicture } from '../../components/backend-picture/backend-picture.tsx';
import { ButtonLink } from '../../components/button/button.tsx';
import { acrossPhone } from '../../components/picture-widths.ts';
import { ProjectFigures } from './project-figures.tsx';
import styles from './project-popup.module.css';

/** The popup form of the project card, with "X" and "Explore More" (2.5). */
export function ProjectPopup({
  project,
  onClose,
}: {
  readonly project: Project;
  readonly onClose: () => void;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const headingId = useId();
  const { title, cardDescription, path, mainImage, longDescription } = project;

  useEffect(() => {
    dialog.current?.showModal();
  }, []);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same natively
    <dialog
      ref={dialog}
      className={styles.popup}
      aria-labelledby={headingId}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === dialog.current) dialog.current?.close();
      }}
    >
      <div className={styles.inside}>
        {mainImage && (
          <BackendPicture
            picture={mainImage}
            sizes={`(min-width: 40rem) 38rem, ${acrossPhone}`}
            most={1280}
            width={608}
            height={342}
            className={styles.picture}
          />
        )}
        <div className={styles.words}>
          <h3 id={headingId} className={styles.title}>
            {title}
          </h3>
          <p>{longDescription[0] ?? cardDescription}</p>
          <ProjectFigures project={project} />
          {path !== undefined && <ButtonLink to={path}>Explore More</ButtonLink>}
        </div>
        <button
          type="button"
          className={styles.close}
          aria-label="Close"
          onClick={() => dialog.current?.close()}
        >
          <span aria-hidden="true">X</span>
        </button>
      </div>
    </dialog>
  );
}
