type Point = Readonly<Record<'x' | 'y', number>>;

/** A marker's diameter (2.12). */
export const MARKER_SIZE_PX = 20;

/** The golden angle, in which no two of many directions are the same. */
const TURN_RADIANS = 2.4;
const NUDGE_PX = 0.01;
/** Two that are moved apart may come to overlap others, so all are looked at again. */
const ROUNDS = 24;

/** Moves markers that overlap apart; the others stay where they are. All points are in pixels. */
export function spread(points: readonly Point[]): readonly Point[] {
  // A tiny offset, different for each, gives markers at the very same place a direction to part.
  const moved = points.map(({ x, y }, index) => ({
    x: x + Math.cos(index * TURN_RADIANS) * NUDGE_PX,
    y: y + Math.sin(index * TURN_RADIANS) * NUDGE_PX,
  }));
  for (let round = 0; round < ROUNDS; round += 1) {
    moved.forEach((one, index) => {
      for (let next = index + 1; next < moved.length; next += 1) {
        const other = moved[next] ?? one;
        const x = one.x - other.x;
        const y = one.y - other.y;
        const distance = Math.sqrt(x * x + y * y);
        if (distance >= MARKER_SIZE_PX) continue;
        const push = (MARKER_SIZE_PX - distance) / 4 / distance;
        one.x += x * push;
        one.y += y * push;
        other.x -= x * push;
        other.y -= y * push;
      }
    });
  }
  return moved;
}
