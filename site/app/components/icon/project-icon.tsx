import type { ProjectSummary } from '../../cms/projects.ts';
import { CmsImage } from '../cms-image/cms-image.tsx';
import styles from './icon.module.css';
import { Icon } from './icon.tsx';

interface ProjectIconProps extends Pick<ProjectSummary, 'icon' | 'iconImage'> {
  readonly size: string;
}

/** The icon that editors uploaded for a project, else the drawing that they chose. Its title stands beside it. */
export function ProjectIcon({ icon, iconImage, size }: ProjectIconProps) {
  if (!iconImage) return icon && <Icon name={icon} size={size} />;
  return (
    <span className={styles.image} style={{ inlineSize: size, blockSize: size }}>
      <CmsImage image={iconImage} alt="" sizes="32px" maxWidth={160} width={32} height={32} />
    </span>
  );
}
