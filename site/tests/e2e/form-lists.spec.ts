import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { expect, test } from '@playwright/test';

test('a form with lists is filled where nothing was chosen, and emptied to the first choice @desktop', async ({
  page,
}) => {
  const source = stripTypeScriptTypes(await readFile('app/features/forms/form-element.ts', 'utf8'));
  await page.setContent(`<form>
    <select name="kind"><option value="">-</option><option>a</option><option>b</option></select>
    <select name="language"><option>en</option><option selected>ml</option><option>ta</option></select>
    <select name="place"><option>x</option><option>y</option></select>
  </form>`);
  const url = `data:text/javascript,${encodeURIComponent(source)}`;
  const result = await page.evaluate(async (address) => {
    const { fillEmpty, emptyForm, typedValues } = await import(address);
    const form = document.querySelector('form') as HTMLFormElement;
    (form.elements.namedItem('place') as HTMLSelectElement).value = 'y';
    fillEmpty(form, { kind: 'b', language: 'ta', place: 'x' });
    const filled = typedValues(form);
    emptyForm(form);
    return [filled, typedValues(form)];
  }, url);
  expect(result).toEqual([
    { kind: 'b', language: 'ta', place: 'y' },
    { kind: '', language: 'en', place: 'x' },
  ]);
});
