import { Kolam } from '../../components/kolam/Kolam.tsx';
import styles from './activities.module.css';
import { pictureOfSlide } from './slides.ts';

export function ActivityPicture({ index }: { readonly index: number; readonly fetched: boolean }) {
  const which = pictureOfSlide(index);
  return (
    <div className={styles.picture} data-picture={which + 1}>
      <Kolam radius={4} seed={`activity ${which + 1}`} />
    </div>
  );
}
