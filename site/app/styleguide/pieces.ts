import { type Piece, slugOf } from './examples.ts';

const files = import.meta.glob<Piece>(
  ['../components/**/*.examples.tsx', '../features/**/*.examples.tsx'],
  { eager: true, import: 'default' },
);

export type NamedPiece = Piece & { readonly slug: string };

/** Every piece that has examples, those of the design system first. */
export const pieces: readonly NamedPiece[] = Object.entries(files)
  .toSorted(([one], [other]) => one.localeCompare(other))
  .map(([, piece]) => ({ ...piece, slug: slugOf(piece.title) }));
