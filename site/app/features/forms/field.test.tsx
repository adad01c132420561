import { expect, test } from 'vitest';
import { renderAt } from '../../../tests/support/render-at.tsx';
import { FormField } from './field.tsx';
import type { Field } from './form-schema.ts';

const field = { name: 'email', label: 'Email ID', maxLength: 200 };
const render = (more: Partial<Field> = {}, problems: string[] = [], defaultValue?: string) =>
  renderAt(
    '/',
    <FormField
      field={{ ...field, ...more }}
      id="form-email"
      problems={problems}
      defaultValue={defaultValue}
    />,
  );

test('[R15] [R16] label, hint and error messages belong to their field', () => {
  const html = render({ hint: 'As in asha@mail.example' }, ['problem-1', 'problem-2']);
  expect(html).toContain('<label for="form-email"');
  expect(html).toContain('aria-invalid="true"');
  expect(html).toContain('aria-describedby="form-email-hint problem-1 problem-2"');
  expect(render({}, ['problem-1'])).toContain('aria-invalid="true"');
  expect(render()).not.toMatch(/aria-invalid|aria-describedby/);
});

test('[R15] a phone neither corrects an e-mail address nor begins it with a capital', () => {
  expect(render()).toMatch(/ autoCapitalize="none" spellCheck="false"/i);
  expect(render({ name: 'firstName' })).not.toMatch(/autocapitalize|spellcheck/i);
});

test('[R9] a required field says so, but leaves the messages to the form', () => {
  expect(render({ required: true })).toContain('aria-required="true"');
  expect(render({ required: true })).not.toMatch(/ required/);
});

test('[R14] a question is answered with 1 or 0, or not at all', () => {
  const ask = (answer?: string) => render({ control: 'yes-no' }, [], answer);
  expect(ask()).toMatch(/<fieldset[^>]*><legend[^>]*>Email ID<\/legend>/);
  expect(ask().match(/value="\d"/g)).toEqual(['value="1"', 'value="0"']);
  expect(ask()).not.toContain('checked');
  expect(ask('0')).toMatch(/checked="" value="0"/);
});
