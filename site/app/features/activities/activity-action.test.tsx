import { expect, test } from 'vitest';
import { renderAt } from '../../../tests/support/render-at.tsx';
import { ActivityAction } from './activity-action.tsx';

const activity = { id: '1', title: { text: 'Camp' }, description: { text: '' }, image: undefined };
const link = 'https://example.org/camp';

function words({ link, linkTitle }: { link: string | undefined; linkTitle: string }) {
  const shown = { ...activity, link, linkTitle: { text: linkTitle } };
  return renderAt('/', <ActivityAction activity={shown} />).replace(/<[^>]*>/g, ' ');
}

test('[R20] a link without a label is called "Know more", and says what about', () => {
  expect(words({ link, linkTitle: '' })).toContain('Know more about Camp');
});

test('[R20] a link has the label that the editor wrote', () => {
  expect(words({ link, linkTitle: 'See the camp' })).toContain('See the camp');
});

test('[R20] without a link the label is plain text, and nothing where there is none', () => {
  expect(words({ link: undefined, linkTitle: 'Soon' }).trim()).toBe('Soon');
  expect(words({ link: undefined, linkTitle: '' }).trim()).toBe('');
});
