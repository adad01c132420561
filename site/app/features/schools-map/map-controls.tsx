import { type Map as LeafletMap, point } from 'leaflet';
import { Icon, type IconName } from '../../components/icon/icon.tsx';
import { prefersReducedMotion } from '../../components/reduced-motion.ts';
import { useLabels } from '../../labels/use-labels.ts';
import styles from './schools-map.module.css';

/** How far a button moves the map, as a share of its size: what was at the edge stays in sight. */
const PAN_SHARE = 0.35;

interface MapControlsProps {
  readonly map: LeafletMap;
  readonly zoom: number;
  readonly onFit: () => void;
}

/** Buttons to zoom and to move the map (R28): for fingers, which do not drag it, and for keys. */
export function MapControls({ map, zoom, onFit }: MapControlsProps) {
  const { map: labels } = useLabels();
  const animate = !prefersReducedMotion();
  const pan = (x: number, y: number) =>
    map.panBy(map.getSize().scaleBy(point(x * PAN_SHARE, y * PAN_SHARE)), { animate });
  // Zooming ends at a whole number, at which tiles are sharp.
  const zoomBy = (step: number) => map.setZoom(Math.round(zoom + step), { animate });
  const controls: readonly [IconName, label: string, press: () => void, disabled?: boolean][] = [
    ['zoom-in', labels.zoomIn, () => zoomBy(1), zoom >= map.getMaxZoom()],
    ['zoom-out', labels.zoomOut, () => zoomBy(-1), zoom <= map.getMinZoom()],
    ['arrow-left', labels.west, () => pan(-1, 0)],
    ['arrow-up', labels.north, () => pan(0, -1)],
    ['arrow-down', labels.south, () => pan(0, 1)],
    ['arrow-right', labels.east, () => pan(1, 0)],
    ['zoom-to-fit', labels.fit, onFit],
  ];
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons that belong together, no fields
    <div role="group" aria-label={labels.controls} className={styles.controls}>
      <div className={styles.buttons}>
        {controls.map(([icon, label, press, disabled]) => (
          <button
            key={icon}
            type="button"
            aria-label={label}
            aria-disabled={disabled || undefined}
            className={styles.control}
            onClick={press}
          >
            <Icon name={icon} size="1.25rem" />
          </button>
        ))}
      </div>
      <p className={styles.hint}>{labels.touchHint}</p>
    </div>
  );
}
