import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { markdownOf, pageText } from './page-text.ts';

/** Pastes into a text what another program put on the clipboard. */
function paste(text: Locator, type: string, content: string): Promise<void> {
  return text.evaluate(
    (element, [format, data]) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData(format, data);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    },
    [type, content] as const,
  );
}

/** Pastes into the empty text. Returns the Markdown, after something is typed behind it. */
async function pastedAlone(page: Page, text: Locator, type: string, content: string, typed = '') {
  await text.press('ControlOrMeta+a');
  await text.press('Backspace');
  await paste(text, type, content);
  await page.keyboard.type(typed);
  return markdownOf(page);
}

test('a table that is pasted between two words stands between them @slow', async ({
  admin,
  staff,
}) => {
  const { page } = admin;
  await admin.logIn(await staff.member('Editor'));
  const text = await pageText(admin);
  await text.focus();
  // Typing leaves the caret between the words. The editor hears of one that a key moves only a little later.
  await page.keyboard.type(' after');
  await page.keyboard.press('Home');
  await page.keyboard.type('Before');
  await expect(text).toHaveText('Before after');
  await paste(text, 'text/html', '<table><tr><td>a</td><td><p>b</p></td></tr></table>');
  expect(await markdownOf(page)).toBe('Before\n\n| a | b |\n| --- | --- |\n\nafter');
});

test('an Editor types on below a table that was pasted @slow', async ({ admin, staff }) => {
  await admin.logIn(await staff.member('Editor'));
  const text = await pageText(admin);
  for (const [type, content] of [
    ['text/html', '<table><tr><td>a</td><td>b</td></tr></table>'],
    ['text/plain', 'a\tb\nc\td'],
  ] as const) {
    const markdown = await pastedAlone(admin.page, text, type, content, 'Behind it.');
    expect(markdown, type).toMatch(/^\| a \| b \|\n.*\|\n\nBehind it\.$/s);
  }
});

test('a pasted WhatsApp message without HTML keeps bold, italic, lists and line breaks @slow', async ({
  admin,
  staff,
}) => {
  await admin.logIn(await staff.member('Editor'));
  const text = await pageText(admin);
  const message = '- *milk*\n- 2*3*4 files\n\n_please_ come\nsoon';
  expect(await pastedAlone(admin.page, text, 'text/plain', message)).toBe(
    '- **milk**\n- 2\\*3\\*4 files\n\n*please* come\\\nsoon',
  );
});
