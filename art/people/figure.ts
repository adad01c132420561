import { INK, LINE, MARIGOLD, PAPER, WHITE } from '../palette.ts';
import { at, type Drawing, oval, shape } from '../pen.ts';
import { collar, dupatta, straps } from './clothes.ts';
import { bust } from './head.ts';
import { fold, limb, OUTLINE, type Point } from './limbs.ts';
import type { Look } from './looks.ts';

export type Age = 'small' | 'child' | 'teen' | 'adult';
export type Wear =
  | 'shorts'
  | 'trousers'
  | 'frock'
  | 'pinafore'
  | 'skirt'
  | 'kurta'
  | 'sari'
  | 'mundu';
/** Where a hand is, seen from its shoulder, for a person who faces right. */
export type Hand = 'down' | 'wave' | 'up' | 'hip' | 'front' | 'ahead' | 'high' | 'book' | Point;

export interface Figure {
  readonly look: Look;
  readonly age: Age;
  readonly wear: Wear;
  readonly top: string;
  readonly bottom?: string;
  /** The hand in front of the viewer's left and right. */
  readonly hands?: readonly [Hand, Hand];
  /** Feet on the ground, sideways from the middle, and up; standing where left out. */
  readonly feet?: readonly [Point, Point];
  readonly sits?: boolean;
  readonly lean?: number;
  readonly nod?: number;
  /** Hands that hold something in front are drawn over the body. */
  readonly handsInFront?: boolean;
  /** What is held: drawn last, around the right hand, or at `heldAt`. */
  readonly held?: Drawing;
  readonly heldAt?: Point;
  readonly face?: Look['face'];
}

const SIZES = {
  small: { leg: 50, torso: 62, shoulder: 25, arm: [26, 25], limb: 14, head: 0.98 },
  child: { leg: 68, torso: 74, shoulder: 29, arm: [32, 30], limb: 15, head: 1 },
  teen: { leg: 92, torso: 88, shoulder: 33, arm: [39, 36], limb: 16, head: 1 },
  adult: { leg: 124, torso: 104, shoulder: 38, arm: [48, 45], limb: 18, head: 1.04 },
} as const;

/** Heads are 480 of Open Peeps' units high; ours 100. */
const HEAD_SCALE = 100 / 480;
const CLOTH = { fill: WHITE, pen: OUTLINE };

/** A whole person, around the point between the feet; the head is 100 high. Faces right. */
export function figure(request: Figure): Drawing {
  const size = SIZES[request.age];
  const { look, top, wear, sits = false } = request;
  const hips = sits ? -20 : -size.leg;
  const shoulders = hips - size.torso;
  const skin = look.skin;
  const shown = request.face ? { ...look, face: request.face } : look;
  const head = bust(shown, top);

  const hand = (side: -1 | 1): Drawing => {
    const wanted = request.hands?.[side === -1 ? 0 : 1] ?? 'down';
    const from: Point = [side * (size.shoulder - 6), shoulders + 14];
    const [dx, dy] = typeof wanted === 'string' ? reachOf(wanted, side, size.arm) : wanted;
    const to: Point = [from[0] + dx, from[1] + dy];
    const bend = dy > 0 ? (side === 1 ? -1 : 1) : side === 1 ? 1 : -1;
    const share = wear === 'kurta' ? 0.92 : 0.46;
    return limb({
      from,
      to,
      halves: size.arm,
      bend,
      width: size.limb,
      skin,
      sleeve: { colour: sleeveOf(request), share },
    });
  };

  const arms = hand(-1) + hand(1);
  const above =
    (request.handsInFront ? '' : arms) +
    neck(skin, shoulders) +
    torso(request, shoulders, hips) +
    neckline(skin, shoulders) +
    over(request, shoulders) +
    at(
      0,
      shoulders + 5,
      `<g transform="scale(${HEAD_SCALE * size.head}) translate(-392 -618)">${head.head}</g>`,
      {
        turn: request.nod ?? 0,
      },
    ) +
    (request.handsInFront ? arms : '');
  const held = request.held ? at(...placeOf(request, size, shoulders), request.held) : '';
  const lower = sits ? seatedLegs(request) : legs(request, size, hips);
  const lean = request.lean ?? 0;
  const upper = above + held;
  const body = lean === 0 ? upper : `<g transform="rotate(${lean} 0 ${hips})">${upper}</g>`;
  return sits ? body + lower : lower + body;
}

function reachOf(
  hand: Exclude<Hand, Point>,
  side: -1 | 1,
  [upper, lower]: readonly [number, number],
): Point {
  const arm = upper + lower;
  const places: Record<Exclude<Hand, Point>, Point> = {
    down: [side * arm * 0.2, arm * 0.93],
    wave: [side * arm * 0.7, -arm * 0.46],
    up: [side * arm * 0.66, -arm * 0.74],
    high: [side * arm * 0.86, -arm * 0.4],
    hip: [side * 8, arm * 0.66],
    front: [-side * arm * 0.32, arm * 0.52],
    book: [-side * arm * 0.16, arm * 0.56],
    ahead: [side * arm * 0.95, arm * 0.06],
  };
  return places[hand];
}

function placeOf(request: Figure, size: (typeof SIZES)[Age], shoulders: number): Point {
  if (request.heldAt) return [request.heldAt[0], shoulders + request.heldAt[1]];
  const wanted = request.hands?.[1] ?? 'down';
  const [dx, dy] = typeof wanted === 'string' ? reachOf(wanted, 1, size.arm) : wanted;
  return [size.shoulder - 6 + dx, shoulders + 14 + dy];
}

function sleeveOf({ wear, top, bottom = top }: Figure): string {
  return wear === 'sari' ? bottom : wear === 'pinafore' ? PAPER : top;
}

/** What lies over the neckline: a shirt's collar, a pinafore's straps, a scarf. */
function over({ wear, top, bottom = INK, look, age }: Figure, shoulders: number): Drawing {
  const half = SIZES[age].shoulder;
  if (wear === 'shorts' || wear === 'trousers' || wear === 'mundu') return collar(top, shoulders);
  if (wear === 'pinafore') return straps(top, shoulders, half) + collar(PAPER, shoulders);
  if (wear === 'kurta' && look.hair !== 'hijab') return dupatta(bottom, shoulders, half);
  return '';
}

function neck(skin: string, shoulders: number): Drawing {
  return shape(
    `M-15 ${shoulders - 16}L-17 ${shoulders + 14}L17 ${shoulders + 14}L13 ${shoulders - 16}Z`,
    {
      fill: skin,
      pen: OUTLINE,
    },
  );
}

/** Bare skin down to the neckline, over the cloth. */
function neckline(skin: string, shoulders: number): Drawing {
  return (
    shape(
      `M-15.5 ${shoulders - 4}L-16 ${shoulders + 3}Q0 ${shoulders + 22} 16 ${shoulders + 3}L14 ${shoulders - 4}Z`,
      {
        fill: skin,
        line: 'none',
      },
    ) + shape(`M-17 ${shoulders + 2}Q0 ${shoulders + 23} 17 ${shoulders + 2}`, { pen: OUTLINE })
  );
}

function torso(request: Figure, shoulders: number, hips: number): Drawing {
  const { wear, top, bottom = INK, age, sits } = request;
  const { shoulder: w, leg } = SIZES[age];
  const cloth = { ...CLOTH, fill: top };
  const s = shoulders;
  const upper = `M-15 ${s + 1}C${-w + 6} ${s + 4} ${-w} ${s + 10} ${-w} ${s + 20}`;
  const upperBack = `${w} ${s + 20}C${w} ${s + 10} ${w - 6} ${s + 4} 15 ${s + 1}Z`;
  const waist = w - 4;
  if (wear === 'shorts' || wear === 'trousers' || wear === 'mundu') {
    const low = hips + (sits ? 6 : 8);
    return shape(`${upper}L${-waist} ${low}Q0 ${low + 6} ${waist} ${low}L${upperBack}`, cloth);
  }
  const hem = sits
    ? hips + 8
    : wear === 'frock' || wear === 'pinafore' || wear === 'kurta'
      ? hips + leg * 0.46
      : hips + leg * 0.86;
  const flare = sits
    ? waist + 6
    : wear === 'kurta'
      ? waist + 6
      : wear === 'frock' || wear === 'pinafore'
        ? w + 17
        : w + (age === 'adult' ? 12 : 20);
  const tuck = s + (hips - s) * 0.62;
  const dress = `${upper}L${-waist + 2} ${tuck}L${-flare} ${hem}Q0 ${hem + 10} ${flare} ${hem}L${waist - 2} ${tuck}L${upperBack}`;
  if (wear === 'frock' || wear === 'pinafore' || wear === 'kurta') {
    const belt =
      wear !== 'kurta'
        ? shape(`M${-waist + 2} ${tuck}Q0 ${tuck + 7} ${waist - 2} ${tuck}`, { pen: OUTLINE })
        : shape(`M0 ${s + 14}L0 ${s + 40}`, { pen: OUTLINE });
    const trim = sits ? '' : band(flare, hem, bottom);
    return shape(dress, cloth) + belt + trim;
  }
  const skirt = `M${-waist + 2} ${tuck}L${-flare} ${hem}Q0 ${hem + 10} ${flare} ${hem}L${waist - 2} ${tuck}Q0 ${tuck + 6} ${-waist + 2} ${tuck}Z`;
  const blouse = wear === 'sari' ? bottom : top;
  const lower = wear === 'sari' ? top : bottom;
  const pallu =
    wear === 'sari'
      ? shape(
          `M${-w + 2} ${s + 8}Q${-w + 14} ${s} -17 ${s + 2}C0 ${s + 34} ${waist - 6} ${tuck - 18} ${waist - 2} ${tuck - 2}L${waist - 2} ${tuck + 16}C${-w + 30} ${tuck + 2} ${-w + 2} ${tuck - 30} ${-w + 2} ${s + 8}Z`,
          cloth,
        ) +
        shape(`M-21 ${s + 7}C-6 ${s + 40} ${waist - 16} ${tuck - 10} ${waist - 3} ${tuck + 5}`, {
          line: MARIGOLD,
          pen: OUTLINE,
        })
      : '';
  return (
    shape(dress, { ...cloth, fill: blouse }) +
    shape(skirt, { ...cloth, fill: lower }) +
    (sits ? '' : band(flare, hem, MARIGOLD)) +
    pallu
  );
}

/** The woven border along a hem. */
function band(flare: number, hem: number, colour: string): Drawing {
  return shape(`M${-flare + 2.5} ${hem - 7}Q0 ${hem + 3} ${flare - 2.5} ${hem - 7}`, {
    line: colour,
    pen: 5,
  });
}

function legs(request: Figure, size: (typeof SIZES)[Age], hips: number): Drawing {
  const { wear, bottom = INK, look, feet } = request;
  const apart = size.shoulder * 0.45;
  const width = size.limb + 3;
  const share = wear === 'shorts' ? 0.5 : wear === 'trousers' || wear === 'kurta' ? 0.93 : 0;
  const colour = wear === 'kurta' ? WHITE : bottom;
  const leg = (side: -1 | 1): Drawing => {
    const [dx, up] = feet?.[side === -1 ? 0 : 1] ?? [side * apart, 0];
    const to: Point = [dx, -6 - up];
    // Whoever stands has straight knees; a foot that is elsewhere bends them.
    const half = size.leg * (feet ? 0.52 : 0.45);
    const cloth = share > 0 ? { sleeve: { colour, share } } : {};
    const from: Point = [side * apart, hips + 2];
    return (
      limb({ from, to, halves: [half, half], bend: 1, width, skin: look.skin, ...cloth }) +
      foot(to, side)
    );
  };
  const wrap = size.shoulder + 6;
  const mundu =
    wear === 'mundu'
      ? shape(
          `M${-size.shoulder + 4} ${hips}L${-wrap} -14Q0 -6 ${wrap} -14L${size.shoulder - 4} ${hips}Z`,
          { fill: WHITE, pen: OUTLINE },
        ) +
        shape(`M6 ${hips + 8}L12 -11`, { pen: OUTLINE }) +
        shape(`M${-wrap + 2} -20Q0 -12 ${wrap - 2} -20`, { line: MARIGOLD, pen: 5 })
      : '';
  return leg(-1) + leg(1) + mundu;
}

/** A sandal: dark sole, turned a little outwards. */
function foot([x, y]: Point, side: -1 | 1): Drawing {
  return oval(x + side * 3, y + 4, 12.5, 6.5, { fill: LINE, pen: OUTLINE });
}

/** Cross-legged on the ground: two shins under the lap, or the cloth of a skirt spread over them. */
function seatedLegs({ wear, top, bottom = INK, look, age }: Figure): Drawing {
  const w = SIZES[age].shoulder;
  if (wear !== 'shorts' && wear !== 'trousers' && wear !== 'kurta') {
    const colour = wear === 'skirt' ? bottom : wear === 'mundu' ? WHITE : top;
    const edge = wear === 'frock' || wear === 'pinafore' ? bottom : MARIGOLD;
    return (
      shape(
        `M${-w + 5} -22C${-w - 20} -20 ${-w - 34} -8 ${-w - 30} 2Q0 12 ${w + 30} 2C${w + 34} -8 ${w + 20} -20 ${w - 5} -22Q0 -14 ${-w + 5} -22Z`,
        { fill: colour, pen: OUTLINE },
      ) + shape(`M${-w - 26} -4Q0 6 ${w + 26} -4`, { line: edge, pen: 5 })
    );
  }
  const colour = wear === 'kurta' ? WHITE : bottom;
  const width = SIZES[age].limb + 4;
  const shin = (side: -1 | 1): Drawing => {
    const curve = [
      [side * (w - 14), -20],
      [side * (w + 34), -30],
      [side * (w + 40), 4],
      [-side * 12, -1],
    ] as const;
    const cloth = { colour, share: wear === 'shorts' ? 0.55 : 0.86 };
    return fold({ curve, width, skin: look.skin, cloth });
  };
  return shin(-1) + shin(1);
}

/** The patch of shade that puts somebody on the ground. */
export function shade(width: number): Drawing {
  return oval(0, 0, width, width * 0.14, { fill: INK, line: 'none', opacity: 0.16 });
}
