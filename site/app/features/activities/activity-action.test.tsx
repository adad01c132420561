import { expect, test } from 'vitest';
import { renderAt } from '../../../tests/support/render-at.tsx';
import type { LangText } from '../../cms/lang-text.ts';
import { ActivityAction } from './activity-action.tsx';

const activity = { id: '1', title: { text: 'Camp' }, description: { text: '' }, image: undefined };
const link = 'https://example.org/camp';

function words(
  { linkTitle, ...own }: { link: string | undefined; linkTitle: string; title?: LangText },
  label?: string,
) {
  const shown = { ...activity, ...own, linkTitle: { text: linkTitle } };
  const action = <ActivityAction activity={shown} {...(label && { label })} />;
  return renderAt('/', action).replace(/<[^>]*>/g, ' ');
}

test('[R20] a link without a label is called "Know more", and says what about', () => {
  expect(words({ link, linkTitle: '' })).toContain('Know more about Camp');
  expect(words({ link, linkTitle: '', title: { text: '' } })).not.toContain('about');
});

test('[2.5] the label of the list comes before the editor’s', () => {
  const shown = words({ link, linkTitle: 'See the camp' }, 'Know more');
  expect(shown).toContain('Know more about Camp');
  expect(shown).not.toContain('See the camp');
});

test('[R20] a link has the label that the editor wrote', () => {
  expect(words({ link, linkTitle: 'See the camp' })).toContain('See the camp');
});

test('[R20] without a link the label is plain text, and nothing where there is none', () => {
  expect(words({ link: undefined, linkTitle: 'Soon' }).trim()).toBe('Soon');
  expect(words({ link: undefined, linkTitle: '' }).trim()).toBe('');
});
