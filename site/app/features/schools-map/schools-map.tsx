import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { nearPart } from '../../components/part/near-part.ts';
import { PartStatus } from '../../components/part/part-status.tsx';
import { useWantedOnTheWay } from '../../components/part/use-wanted-on-the-way.ts';
import { Section } from '../../components/section/section.tsx';
import { homeTexts } from '../../content/home.ts';
import { mapTexts } from '../../content/sections.ts';
import frame from './map-frame.module.css';
import styles from './schools-map.module.css';

/** Where the tiles come from (R28): settings of the site. */
export interface TileSource {
  readonly tileUrl: string;
  readonly attribution: string;
}

const explorer = nearPart('schools', () => import('./explorer.tsx'));
const Explorer = lazy(explorer.load);

/**
 * The map of schools (2.4.7, 3.9): its filter and its list are part of the page; what makes them move
 * is fetched when the visitor comes near, and with it the map. Until then, and without scripts, form
 * and links do the same with the server's help (R18).
 */
export function SchoolsMap({ tiles }: { readonly tiles: TileSource }) {
  useWantedOnTheWay(explorer);
  return (
    <Section id="schools" heading={homeTexts.map.heading} intro={homeTexts.map.intro} wide>
      <div className={styles.bleed}>
        <Suspense fallback={<OnItsWay />}>
          <Explorer tiles={tiles} />
        </Suspense>
      </div>
    </Section>
  );
}

/** Shown where the page is not the server's own: after coming here from another page. */
function OnItsWay() {
  const failed = useSyncExternalStore(explorer.subscribe, explorer.failed, () => false);
  useEffect(() => explorer.want(), []);
  return (
    <div className={`${styles.panel} ${frame.waiting}`}>
      <PartStatus
        state={failed ? 'failed' : 'loading'}
        onRetry={explorer.want}
        loading={mapTexts.loading}
      />
    </div>
  );
}
