import { expect, test } from 'vitest';
import { renderAt } from '../../../tests/support/render-at.tsx';
import { accents } from '../accents.ts';
import { CardGrid } from './card-grid.tsx';

test('[2.5] [9] the four colours take turns, from the one with which the list begins', () => {
  const cards = ['a', 'b', 'c', 'd', 'e'].map((card) => <p key={card}>{card}</p>);
  const html = renderAt('/', <CardGrid begin="hibiscus">{cards}</CardGrid>);
  const [one, two, three, four] = accents;
  const shown = [...html.matchAll(/data-accent="(\w+)"/g)].map(([, accent]) => accent);
  expect(shown).toEqual([three, four, one, two, three]);
});
