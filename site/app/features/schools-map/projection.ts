type Coordinates = readonly [lat: number, lng: number];
interface Located {
  readonly coordinates: Coordinates;
}

/** Where the map begins (9). */
export const start: { readonly centre: [lat: number, lng: number]; readonly zoom: number } = {
  centre: [11.65, 78.01],
  zoom: 7.4,
};

/** What a narrow phone shows of the map on each side of its centre, less half a marker. */
const SEEN_ON_PHONE_PX = { x: 140, y: 130 };

/**
 * Where the map of these schools begins. A narrow phone shows little of southern India: schools that it can show
 * together are in its middle, and where it would show none it shows the one in their middle.
 */
export function mapCentre(schools: readonly Located[]): [lat: number, lng: number] {
  const seenFrom = (centre: Coordinates) =>
    schools.filter(({ coordinates }) => {
      const { x, y } = fromCentre(coordinates, centre);
      return Math.abs(x) <= SEEN_ON_PHONE_PX.x && Math.abs(y) <= SEEN_ON_PHONE_PX.y;
    }).length;
  const middle = middleOf(schools);
  const isCompact = seenFrom(middle) === schools.length;
  const seenAtStart = seenFrom(start.centre);
  if (seenAtStart === schools.length || (seenAtStart > 0 && !isCompact)) return start.centre;
  if (isCompact) return middle;
  const distances = schools.map(({ coordinates }) => {
    const { x, y } = fromCentre(coordinates, middle);
    return Math.hypot(x, y);
  });
  const [lat, lng] = schools[distances.indexOf(Math.min(...distances))]?.coordinates ?? middle;
  return [lat, lng];
}

function middleOf(schools: readonly Located[]): [lat: number, lng: number] {
  const middle = (numbers: readonly number[]) => (Math.min(...numbers) + Math.max(...numbers)) / 2;
  return [
    middle(schools.map(({ coordinates }) => coordinates[0])),
    middle(schools.map(({ coordinates }) => coordinates[1])),
  ];
}

/** Pixels from the centre of the map at its first zoom, in the projection of the tiles. */
export function fromCentre(
  coordinates: Coordinates,
  centre: Coordinates = start.centre,
): { readonly x: number; readonly y: number } {
  const worldInPixels = 256 * 2 ** start.zoom;
  const from = mercator(centre);
  const point = mercator(coordinates);
  return { x: (point.x - from.x) * worldInPixels, y: (point.y - from.y) * worldInPixels };
}

/** Spherical Mercator, on a world that is 1 wide and 1 high. */
function mercator([lat, lng]: Coordinates) {
  const sine = Math.sin((lat * Math.PI) / 180);
  return { x: lng / 360 + 0.5, y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) };
}
