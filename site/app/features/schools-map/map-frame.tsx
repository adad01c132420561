import type { Map as LeafletMap } from 'leaflet';
import { useEffect, useRef, useState } from 'react';
import { LazyLoad } from '../../components/lazy-load/lazy-load.tsx';
import { NewWindowLink } from '../../components/new-window-link.tsx';
import type { MapProps } from './map-props.ts';
import { SchoolCard } from './school-card.tsx';
import styles from './schools-map.module.css';
import { StillMap } from './still-map.tsx';

const load = () => import('./leaflet-map.tsx');

export function MapFrame(props: MapProps) {
  const { schools, choice, tiles } = props;
  const box = useRef<HTMLDivElement>(null);
  const [inView, setInView] = useState(false);
  const [ready, setReady] = useState(false);

  // No tile is asked for before the map comes into view (R30).
  useEffect(() => {
    if (!box.current) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setInView(true);
    });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    if (choice?.on === 'list') box.current?.scrollIntoView({ block: 'nearest' });
  }, [choice]);

  function onReady(map: LeafletMap) {
    setReady(true);
    props.onReady(map);
  }

  return (
    <div ref={box} className={styles.frame}>
      <div className={styles.view}>
        {!ready && <StillMap schools={schools} />}
        {!ready && choice && <SchoolCard school={choice.school} />}
      </div>
      {inView && <LazyLoad load={load} props={{ ...props, onReady }} />}
      {!ready && <div className={styles.controls} />}
      <Attribution text={tiles.attribution} />
    </div>
  );
}

/** Says who made the street map: a setting that is always visible (R28). The default licence wants a link. */
function Attribution({ text }: { readonly text: string }) {
  const [before, after] = text.split('OpenStreetMap');
  if (after === undefined) return <p className={styles.attribution}>{text}</p>;
  return (
    <p className={styles.attribution}>
      {before}
      <NewWindowLink href="https://www.openstreetmap.org/copyright">OpenStreetMap</NewWindowLink>
      {after}
    </p>
  );
}
