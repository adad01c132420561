import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mediaFiles } from '../../src/seed/built-in-content.ts';

test('the SVG logo of an operator’s partner is stored, and the sample has its logo as WebP', () => {
  const media = { has: (file: string) => file === 'partners/lotus-labs.webp' };
  const logoOf = (logo: string) => mediaFiles('partners', { logo }, media).logo;
  assert.equal(logoOf('/images/partners/lotus-labs.svg'), 'partners/lotus-labs.webp');
  assert.equal(logoOf('/images/partners/our-partner.svg'), '/images/partners/our-partner.svg');
  assert.equal(logoOf('/images/partners/our-partner.png'), '/images/partners/our-partner.png');
});
