/** Where the map begins (9). */
export const start = { centre: [11.65, 78.01], zoom: 7.4 } as const;

/** How wide the whole world is at zoom 0, in pixels: what the map's tiles agree on. */
const worldAtZoom0 = 256;

/**
 * Where a place stands on a map that shows `start` in its middle: pixels to the right of and below
 * that middle. The map itself reckons in the same way (spherical Mercator), so that nothing moves
 * when it takes the place of the still picture.
 */
export function fromMiddle(place: readonly [lat: number, lng: number]): {
  readonly x: number;
  readonly y: number;
} {
  const world = worldAtZoom0 * 2 ** start.zoom;
  const middle = onWorld(start.centre);
  const point = onWorld(place);
  return { x: (point.x - middle.x) * world, y: (point.y - middle.y) * world };
}

/** A place on a world that is 1 wide and 1 high. */
function onWorld([lat, lng]: readonly [lat: number, lng: number]) {
  const sine = Math.sin((lat * Math.PI) / 180);
  return {
    x: lng / 360 + 0.5,
    y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI),
  };
}
