import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Messages } from './messages.tsx';
import type { Outcome } from './outcome.ts';

const draw = (outcome?: Outcome) =>
  renderToStaticMarkup(<Messages formId="contact" listRef={null} outcome={outcome} />);
const invalid = (...messages: string[]): Outcome => ({
  state: 'invalid',
  problems: messages.map((message) => ({ field: 'email', message })),
});

test('[R16] the place of the messages is there before there are any, for they would not be announced', () => {
  expect(draw()).toBe('<div id="contact-messages" role="alert"></div>');
});

test('[R16] each message leads to its field, and the list says how many there are', () => {
  const html = draw(invalid('Email cannot be blank.', 'Comments cannot be blank.'));
  expect(html).toContain('aria-label="2 things to put right"');
  expect(html.match(/<li id="contact-problem-\d"><a href="#contact-email">/g)).toHaveLength(2);
  expect(draw(invalid('Email cannot be blank.'))).toContain('aria-label="One thing to put right"');
});

test('[R18] without scripts the page that answers opens at its messages', () => {
  expect(draw(invalid('Email cannot be blank.'))).toMatch(/tabindex="-1".* autofocus/i);
});

test('[R10] a failed post and an empty reply say the same specified words', () => {
  for (const state of ['failed', 'not-stored'] as const) {
    expect(draw({ state })).toContain('<p>Something went wrong. Please try again later...</p>');
  }
});

test('[R12] a form that has arrived leaves no message of trouble', () => {
  expect(draw({ state: 'sent' })).toBe(draw());
});
