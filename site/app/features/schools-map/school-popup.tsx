import {
  popup as createPopup,
  type LatLngExpression,
  type Popup,
} from 'leaflet/dist/leaflet-src.esm.js';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '../../components/icon/icon.tsx';
import { mapProjects } from '../../content/projects-on-map.ts';
import type { DrawnMap } from './draw-map.ts';
import type { ChosenOn } from './explorer.tsx';
import styles from './leaflet-map.module.css';
import { wantsStillness } from './motion.ts';
import type { Place } from './places.ts';
import { SchoolCard } from './school-card.tsx';

/** Room between the popup and the edges of the map, in pixels. */
const margin = 12;

/**
 * The popup of the chosen school (2.4.7): a small dialog at its marker. It takes the focus, so that it
 * is read out; Escape, its cross, or a press beside it close it, and the focus goes back to where the
 * school was chosen.
 */
export function SchoolPopup({
  drawn,
  place,
  on,
  onClose,
}: {
  readonly drawn: DrawnMap;
  readonly place: Place;
  readonly on: ChosenOn;
  readonly onClose: () => void;
}) {
  const [content] = useState(() => document.createElement('div'));
  const dialog = useRef<HTMLDivElement>(null);
  const close = useRef(onClose);
  close.current = onClose;
  const { id, key, name } = place;

  useLayoutEffect(() => {
    const { leaflet, markers } = drawn;
    // Where the marker is drawn, which in a crowd is not quite where the school is.
    const anchor = (): LatLngExpression => {
      const position = markers.positionOf(id);
      return position ? leaflet.layerPointToLatLng(position) : [...place.coordinates];
    };
    const popup = createPopup({
      closeButton: false,
      closeOnEscapeKey: false,
      autoPan: false,
      className: styles.popup ?? '',
      minWidth: 216,
      maxWidth: 264,
      offset: [0, -6],
    })
      .setLatLng(anchor())
      .setContent(content)
      .openOn(leaflet);
    bringIntoView(drawn, popup);
    const follow = () => popup.setLatLng(anchor());
    leaflet.on('zoomend', follow);
    // A press on the map beside the popup.
    const closed = () => close.current();
    popup.on('remove', closed);
    return () => {
      leaflet.off('zoomend', follow);
      popup.off('remove', closed);
      popup.remove();
    };
  }, [drawn, content, id, place]);

  useEffect(() => {
    if (on !== 'address') dialog.current?.focus({ preventScroll: true });
    return () => {
      // Only a focus that would be lost is taken back.
      const { activeElement } = document;
      if (activeElement && activeElement !== document.body && !content.contains(activeElement))
        return;
      if (on === 'map') drawn.markers.focus(id);
      else document.getElementById(`school-${id}`)?.focus();
    };
  }, [drawn, content, id, on]);

  return createPortal(
    <div
      ref={dialog}
      role="dialog"
      aria-label={`${mapProjects[key].title}: ${name}`}
      tabIndex={-1}
      className={styles.dialog}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <SchoolCard place={place} />
      <button type="button" aria-label="Close" className={styles.close} onClick={onClose}>
        <Icon name="close" size="1.25rem" />
      </button>
    </div>,
    content,
  );
}

function bringIntoView({ leaflet }: DrawnMap, popup: Popup): void {
  const element = popup.getElement();
  if (!element) return;
  const box = element.getBoundingClientRect();
  const view = leaflet.getContainer().getBoundingClientRect();
  const right =
    Math.max(0, box.right - view.right + margin) - Math.max(0, view.left + margin - box.left);
  // The marker stands below its popup and is to be seen as well.
  const below =
    Math.max(0, box.bottom + margin * 2 - view.bottom) - Math.max(0, view.top + margin - box.top);
  if (right !== 0 || below !== 0) {
    leaflet.panBy([right, below], { animate: !wantsStillness() });
  }
}
