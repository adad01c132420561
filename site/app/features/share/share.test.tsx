import { expect, test } from 'vitest';
import { renderAt } from '../../../tests/support/render-at.tsx';
import { Share } from './share.tsx';

const html = renderAt('/projects/disha', <Share title="Maths & more" path="/projects/disha" />);

test('without scripts a page is shared by WhatsApp and by e-mail', () => {
  expect(html).toMatch(
    /href="https:\/\/wa\.me\/\?text=Maths%20%26%20more%20[^" ]*%2Fprojects%2Fdisha"/,
  );
  expect(html).toMatch(
    /href="mailto:\?subject=Maths%20%26%20more&amp;body=[^" ]*%2Fprojects%2Fdisha"/,
  );
});

test('without scripts there is no control that needs one', () => {
  expect(html).not.toContain('<button');
});
