import type { Picture } from '../../cms/picture.ts';
import { BackendPicture } from '../../components/backend-picture/backend-picture.tsx';
import { Kolam } from '../../components/kolam/kolam-drawing.tsx';
import { picturesNamed } from '../../components/site-picture/picture-files.ts';
import { SitePicture } from '../../components/site-picture/site-picture.tsx';
import styles from './activities.module.css';
import { pictureOfSlide } from './slides.ts';

const SIZES = '(min-width: 80rem) 38rem, (min-width: 44rem) 50vw, 100vw';
const names = ['activity-1', 'activity-2', 'activity-3'] as const;

/**
 * The picture of a slide: its own, else one of three in turn (2.4.2). One of the three says nothing
 * that the words beside it do not. Until it is fetched its ground stands there; without the file, a
 * kolam.
 */
export function ActivityPicture({
  index,
  own,
  fetched,
}: {
  readonly index: number;
  readonly own: Picture | undefined;
  readonly fetched: boolean;
}) {
  const which = pictureOfSlide(index);
  const name = names[which] ?? names[0];
  if (own) {
    return (
      <div className={styles.picture} data-picture={which + 1}>
        {fetched && (
          <BackendPicture picture={own} sizes={SIZES} most={1280} width={1200} height={800} />
        )}
      </div>
    );
  }
  const drawn = picturesNamed(name).length > 0;
  return (
    <div className={styles.picture} data-picture={which + 1}>
      {drawn && fetched && (
        <SitePicture name={name} alt="" sizes={SIZES} width={1200} height={800} />
      )}
      {!drawn && <Kolam radius={4} seed={`activity ${which + 1}`} />}
    </div>
  );
}
