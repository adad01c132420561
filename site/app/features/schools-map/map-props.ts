import type { Map as LeafletMap } from 'leaflet';
import type { School } from '../../cms/schools.ts';

/** Where the tiles come from (R28): settings of the site. */
export interface TileSource {
  readonly tileUrl: string;
  readonly attribution: string;
}

/** The school whose popup is open, and where it was chosen: closing returns the focus there. */
export interface Choice {
  readonly school: School;
  readonly on: 'map' | 'list' | 'address';
}

export interface MapProps {
  /** The schools that have a marker, in the order of the list. */
  readonly schools: readonly School[];
  readonly choice: Choice | null;
  readonly onChoose: (choice: Choice | null) => void;
  readonly tiles: TileSource;
  readonly onReady: (map: LeafletMap) => void;
  /** Shows all these schools, as large as it goes. */
  readonly onFit: () => void;
}
