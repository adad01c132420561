import { expect, test } from 'vitest';
import { renderAt } from '../../../tests/support/render-at.tsx';
import { dictionaries } from '../../labels/dictionaries.server.ts';
import { Share } from './share.tsx';

const share = <Share title="Maths & more" path="/projects/disha" />;
const html = renderAt('/projects/disha', share);

test('[2.6] without scripts a page is shared by WhatsApp and by e-mail', () => {
  expect(html).toContain('href="https://wa.me/?text=Maths%20%26%20more%20%2Fprojects%2Fdisha"');
  expect(html).toContain('href="mailto:?subject=Maths%20%26%20more&amp;body=%2Fprojects%2Fdisha"');
});

test('[R38] a page is shared in its own language', () => {
  const { href = '' } =
    /href="(?<href>[^"]*wa\.me[^"]*)"/.exec(renderAt('/ml/projects/disha', share, dictionaries.ml))
      ?.groups ?? {};
  expect(href).toMatch(/%20%2Fml%2Fprojects%2Fdisha$/);
});

test('without scripts there is no control that needs one', () => {
  expect(html).not.toContain('<button');
});
