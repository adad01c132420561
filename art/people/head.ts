import { createAvatar } from '@dicebear/core';
import * as openPeeps from '@dicebear/open-peeps';
import { LINE } from '../palette.ts';
import type { Drawing } from '../pen.ts';
import { behindHead, onHead } from './adornments.ts';
import type { Look } from './looks.ts';

/** One half of an Open Peeps bust (Pablo Stanley, CC0) in its own units: 704 wide, chin at 570. */
export interface Bust {
  readonly body: Drawing;
  readonly head: Drawing;
}

/** A mouth that is open with joy: Open Peeps has none that is not also crying, biting or in love. */
const OPEN_MOUTH =
  '<path d="M112 204c26 9 56 8 88-4 3 38-14 62-44 62-29 0-46-22-44-58Z" fill="#000"/>' +
  '<path d="M122 209c24 6 46 5 69-2l-1 13c-22 7-45 7-66 2Z" fill="#fff"/>' +
  '<path d="M131 244c14-14 40-13 50-1-6 9-14 14-25 14s-20-5-25-13Z" fill="#f47b73"/>';

/** The face with its closed smile taken out, which is always the first part of its one path. */
function withOpenMouth(drawing: Drawing, face: 'smile' | 'calm'): Drawing {
  const mouth = { smile: /M146\.6 241a[^Z]+Z/, calm: /M171 240\.2a[^Z]+Z/ }[face];
  const start = { smile: 'M146.6 241Z', calm: 'M171 240.2Z' }[face];
  if (!mouth.test(drawing)) throw new Error(`The face "${face}" is drawn differently now`);
  const opened = drawing.replace(mouth, start);
  const end = opened.indexOf('</g>', opened.indexOf('translate(315 248)'));
  return opened.slice(0, end) + OPEN_MOUTH + opened.slice(end);
}

/** The bust of somebody from the cast, facing right. Throws when Open Peeps has changed its parts. */
export function bust(look: Look, clothes: string): Bust {
  const opened = { laugh: 'calm', joy: 'smile' } as const;
  const face = look.face === 'laugh' || look.face === 'joy' ? opened[look.face] : look.face;
  const plain = (colour: string) => colour.replace('#', '');
  const svg = createAvatar(openPeeps, {
    seed: 'one hand',
    head: [look.hair],
    face: [face],
    skinColor: [plain(look.skin)],
    clothingColor: [plain(clothes)],
    headContrastColor: [plain(look.hairColour)],
    ...(look.glasses && { accessories: [look.glasses] }),
    accessoriesProbability: look.glasses ? 100 : 0,
    ...(look.moustache && { facialHair: [look.moustache] }),
    facialHairProbability: look.moustache ? 100 : 0,
    maskProbability: 0,
  }).toString();
  const headStart = svg.indexOf('<g transform="matrix(.99789 0 0 1 156 62)">');
  const bodyStart = svg.indexOf('<g fill-rule="evenodd" clip-rule="evenodd">');
  const end = svg.lastIndexOf('</g></svg>');
  if (bodyStart < 0 || headStart < bodyStart || end < headStart) {
    throw new Error('Open Peeps is put together differently now');
  }
  let head = svg.slice(headStart, end);
  if (look.face === 'laugh' || look.face === 'joy') head = withOpenMouth(head, opened[look.face]);
  const coloured = (drawing: Drawing) => drawing.replaceAll('fill="#000"', `fill="${LINE}"`);
  return {
    body: coloured(svg.slice(bodyStart, headStart)),
    head: behindHead(look) + coloured(head) + onHead(look),
  };
}
