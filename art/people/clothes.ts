import { PAPER } from '../palette.ts';
import { type Drawing, shape } from '../pen.ts';
import { OUTLINE } from './limbs.ts';

/** A shirt's two points and the line of its buttons, at shoulders that are `s` up. */
export function collar(colour: string, s: number): Drawing {
  return (
    shape(`M0 ${s + 14}L0 ${s + 46}`, { pen: OUTLINE * 0.8 }) +
    shape(
      `M-17 ${s - 1}L-19 ${s + 15}L-6 ${s + 25}L0 ${s + 14}L6 ${s + 25}L19 ${s + 15}L17 ${s - 1}Q9 ${s + 12} 0 ${s + 13}Q-9 ${s + 12} -17 ${s - 1}Z`,
      { fill: colour, pen: OUTLINE },
    )
  );
}

/** A school pinafore: the white blouse shows between its straps. `half` of the shoulders' width. */
export function straps(colour: string, s: number, half: number): Drawing {
  const style = { fill: colour, pen: OUTLINE };
  const strap = (side: -1 | 1) =>
    shape(
      `M${side * (half - 15)} ${s + 5}L${side * (half - 16)} ${s + 44}L${side * (half - 5)} ${s + 44}L${side * (half - 4)} ${s + 8}Z`,
      style,
    );
  const blouse = shape(
    `M-15 ${s + 1}C${-half + 6} ${s + 4} ${-half} ${s + 10} ${-half} ${s + 20}L${-half + 2} ${s + 36}Q0 ${s + 42} ${half - 2} ${s + 36}L${half} ${s + 20}C${half} ${s + 10} ${half - 6} ${s + 4} 15 ${s + 1}Q0 ${s + 23} -15 ${s + 1}Z`,
    { fill: PAPER, pen: OUTLINE },
  );
  return blouse + strap(-1) + strap(1);
}

/** The scarf of a salwar kameez, laid over both shoulders, its ends behind. */
export function dupatta(colour: string, s: number, half: number): Drawing {
  const way = `M${-half + 7} ${s + 8}C${-half + 14} ${s + 52} ${half - 14} ${s + 52} ${half - 7} ${s + 8}`;
  return shape(way, { pen: 15 }) + shape(way, { line: colour, pen: 15 - 2 * OUTLINE });
}
