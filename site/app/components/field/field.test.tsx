import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TextArea, TextField, YesNo } from './field.tsx';

const field = { id: 'form-email', name: 'email', label: 'Email ID', maxLength: 200, problems: [] };

test('[R15] a label belongs to its field, and what the field wants is read with it', () => {
  const html = renderToStaticMarkup(<TextField {...field} hint="As in asha@mail.example" />);
  expect(html).toContain('<label for="form-email"');
  expect(html).toMatch(/<p id="form-email-hint"[^>]*>As in/);
  expect(html).toMatch(/<input[^>]* id="form-email"[^>]* aria-describedby="form-email-hint"/);
});

test('[R16] a field with a mistake is marked, and described by its hint and then its messages', () => {
  const wrong = renderToStaticMarkup(
    <TextField {...field} hint="A hint" problems={['problem-1', 'problem-2']} />,
  );
  expect(wrong).toContain('aria-invalid="true"');
  expect(wrong).toContain('aria-describedby="form-email-hint problem-1 problem-2"');
  const right = renderToStaticMarkup(<TextField {...field} />);
  expect(right).not.toMatch(/aria-invalid|aria-describedby/);
});

test('[R15] an address gets its keyboard, and no phone writes it with a capital or corrects it', () => {
  expect(renderToStaticMarkup(<TextField {...field} inputMode="email" />)).toMatch(
    /inputMode="email"[^>]* autoCapitalize="none" spellCheck="false"/,
  );
  expect(renderToStaticMarkup(<TextField {...field} />)).not.toContain('autoCapitalize');
});

test('[R9] a field that must be filled in says so, but leaves the messages to the form', () => {
  const html = renderToStaticMarkup(<TextField {...field} required />);
  expect(html).toContain('aria-required="true"');
  expect(html).not.toMatch(/ required/);
});

test('[2.8] a text area has the size that it is given, and keeps what was typed', () => {
  const html = renderToStaticMarkup(
    <TextArea {...field} rows={10} cols={30} defaultValue="Vanakkam" />,
  );
  expect(html).toMatch(/<textarea[^>]* rows="10" cols="30"[^>]*>Vanakkam<\/textarea>/);
});

test('[R14] a question is answered with 1 or 0, and stands open until it is', () => {
  const ask = (answer?: string) =>
    renderToStaticMarkup(<YesNo {...field} label="Are you a student?" defaultValue={answer} />);
  expect(ask()).toMatch(/<fieldset[^>]*><legend[^>]*>Are you a student\?<\/legend>/);
  expect(
    [...ask().matchAll(/ value="(\d)"\/?>(\w+)/g)].map(([, value, label]) => [value, label]),
  ).toEqual([
    ['1', 'Yes'],
    ['0', 'No'],
  ]);
  expect(ask()).not.toContain('checked');
  expect(ask('0')).toMatch(/checked="" value="0"/);
});
