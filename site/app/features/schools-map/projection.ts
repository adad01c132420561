type Coordinates = readonly [lat: number, lng: number];

/** Where the map begins (9). */
export const start: { readonly centre: [lat: number, lng: number]; readonly zoom: number } = {
  centre: [11.65, 78.01],
  zoom: 7.4,
};

/** Pixels from the centre of the map at its first zoom, in the projection of the tiles. */
export function fromCentre(coordinates: Coordinates): { readonly x: number; readonly y: number } {
  const worldInPixels = 256 * 2 ** start.zoom;
  const centre = mercator(start.centre);
  const point = mercator(coordinates);
  return { x: (point.x - centre.x) * worldInPixels, y: (point.y - centre.y) * worldInPixels };
}

/** Spherical Mercator, on a world that is 1 wide and 1 high. */
function mercator([lat, lng]: Coordinates) {
  const sine = Math.sin((lat * Math.PI) / 180);
  return { x: lng / 360 + 0.5, y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) };
}
