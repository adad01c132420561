import { expect, test } from 'vitest';
import { renderAt } from '../../../tests/support/render-at.tsx';
import { Messages } from './messages.tsx';
import type { Outcome } from './outcome.ts';

const render = (outcome?: Outcome) =>
  renderAt(
    '/',
    <Messages formId="contact" listRef={null} outcome={outcome} onAccept={() => undefined} />,
  );
const invalid = (...messages: string[]): Outcome => ({
  state: 'invalid',
  problems: messages.map((message) => ({ field: 'email', message })),
});

test('[R16] the alert is there before it says something, or it would not be announced', () => {
  expect(render()).toBe('<div id="contact-messages" role="alert"></div>');
  expect(render({ state: 'sent' }), '[R12]').toBe(render());
});

test('[R16] each message leads to its field, and the list says how many there are', () => {
  const html = render(invalid('Email cannot be blank.', 'Comments cannot be blank.'));
  expect(html).toContain('aria-label="2 things to put right"');
  expect(html.match(/<li><a id="contact-problem-\d" href="#contact-email">/g)).toHaveLength(2);
  expect(render(invalid('x'))).toContain('aria-label="One thing to put right"');
  expect(html, '[R18] without scripts').toMatch(/tabindex="-1".* autofocus/i);
});

test('[R15] a hint is repeated beside the message', () => {
  const problem = { field: 'mobileNumber', message: 'Not valid.', hint: '10 digits.' };
  const html = render({ state: 'invalid', problems: [problem] });
  expect(html).toMatch(/Not valid\.<\/a><p[^>]*>10 digits\.<\/p>/);
});

test('[R15] [R18] without scripts the probable number is offered in words', () => {
  const problem = { field: 'mobileNumber', message: 'Not valid.', suggestion: '9876543210' };
  const html = render({ state: 'invalid', problems: [problem] });
  expect(html).toMatch(/<p[^>]*>Did you mean 9876543210\?<\/p>/);
  expect(html).not.toContain('<button');
});

test('[R10] a failed post and an empty reply show the same specified message', () => {
  for (const state of ['failed', 'not-stored'] as const) {
    expect(render({ state })).toContain('<p>Something went wrong. Please try again later...</p>');
  }
});
