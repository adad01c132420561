import { type LatLng, type Map as LeafletMap, popup } from 'leaflet';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '../../components/icon/icon.tsx';
import { prefersReducedMotion } from '../../components/reduced-motion.ts';
import { useLabels } from '../../labels/use-labels.ts';
import leafletStyles from './leaflet-map.module.css';
import type { Choice, MapProps } from './map-props.ts';
import { SchoolCard } from './school-card.tsx';
import styles from './schools-map.module.css';

interface PopupProps {
  readonly map: LeafletMap;
  readonly at: LatLng;
  readonly choice: Choice;
  readonly onChoose: MapProps['onChoose'];
}

const MIN_WIDTH_PX = 216;
const MAX_WIDTH_PX = 264;
const ABOVE_MARKER_PX = 6;
/** How far the popup stays from the edges of the map. */
const FROM_TOP_PX = 40;
const FROM_SIDE_PX = 12;
/** How far the marker below it stays from the lower edge. */
const FROM_BOTTOM_PX = 24;

/** Takes the focus, so that screen readers read it, and returns it to where the school was chosen. */
export function SchoolPopup({ map, at, choice, onChoose }: PopupProps) {
  const { controls } = useLabels();
  const { school } = choice;
  const dialog = useRef<HTMLDivElement>(null);
  const [content] = useState(() => document.createElement('div'));
  const [bubble] = useState(() =>
    popup({
      closeButton: false,
      autoPan: false,
      className: leafletStyles.popup ?? '',
      minWidth: MIN_WIDTH_PX,
      maxWidth: MAX_WIDTH_PX,
      offset: [0, -ABOVE_MARKER_PX],
    })
      .setLatLng(at)
      .setContent(content),
  );

  // A press on the chosen marker closes the popup and chooses the school again: `choice` is new then.
  useEffect(() => {
    const close = () => onChoose(null);
    bubble.openOn(map).on('remove', close);
    const { offsetWidth = 0, offsetHeight = 0 } = bubble.getElement() ?? {};
    map.panInside(bubble.getLatLng() ?? map.getCenter(), {
      paddingTopLeft: [offsetWidth / 2 + FROM_SIDE_PX, offsetHeight + FROM_TOP_PX],
      paddingBottomRight: [offsetWidth / 2 + FROM_SIDE_PX, FROM_BOTTOM_PX],
      animate: !prefersReducedMotion(),
    });
    if (choice.on !== 'address') dialog.current?.focus({ preventScroll: true });
    return () => {
      bubble.off('remove', close).remove();
      const origin = `${choice.on === 'map' ? 'marker' : 'school'}-${choice.school.id}`;
      // The focus was in the popup if it is nowhere now.
      if (document.activeElement === document.body)
        document.getElementById(origin)?.focus({ preventScroll: true });
    };
  }, [map, bubble, choice, onChoose]);

  useEffect(() => {
    bubble.setLatLng(at);
  }, [bubble, at]);

  return createPortal(
    <div
      ref={dialog}
      role="dialog"
      aria-label={`${school.project.title.text}: ${school.name.text}`}
      tabIndex={-1}
      className={leafletStyles.dialog}
    >
      <SchoolCard school={school} />
      <button
        type="button"
        aria-label={controls.close}
        className={`${styles.control} ${leafletStyles.close}`}
        onClick={() => onChoose(null)}
      >
        <Icon name="close" size="1.25rem" />
      </button>
    </div>,
    content,
  );
}
