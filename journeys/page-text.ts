import type { Locator, Page } from '@playwright/test';
import type { AdminPages } from './admin-pages.ts';

/** Opens the form of a new page and returns its text field, which is empty. */
export async function pageText(admin: AdminPages): Promise<Locator> {
  await admin.openNew('page');
  const text = admin.field(/^Text\W*$/);
  await text.waitFor();
  return text;
}

/** The Markdown of the text, which stands behind “Plain text”. */
export async function markdownOf(page: Page): Promise<string> {
  const plain = page.getByRole('button', { name: 'Plain text' });
  await plain.click();
  const markdown = await page.getByRole('textbox', { name: /^Text\W*$/ }).inputValue();
  await plain.click();
  return markdown;
}
