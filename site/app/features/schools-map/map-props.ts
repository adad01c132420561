import type { Map as LeafletMap } from 'leaflet';
import type { School } from '../../cms/map-projects.ts';

/** The school whose popup is open, and where it was chosen: closing returns the focus there. */
export interface Choice {
  readonly school: School;
  readonly on: 'map' | 'list' | 'address';
}

export interface MapProps {
  readonly schools: readonly School[];
  readonly choice: Choice | null;
  readonly onChoose: (choice: Choice | null) => void;
  /** Where the street map comes from (R28). */
  readonly tiles: { readonly tileUrl: string; readonly attribution: string };
  readonly onReady: (map: LeafletMap) => void;
  readonly onFit: () => void;
}
