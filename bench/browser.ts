import path from 'node:path';
import type { Browser, BrowserType } from '@playwright/test';
import { chromiumLaunchOptions } from '../site/tests/support/chromium.ts';

/** Playwright is a package of the site, not of this folder. */
export async function openBrowser(): Promise<Browser> {
  const { chromium }: { chromium: BrowserType } = await import(
    path.join(import.meta.dirname, '../site/node_modules/@playwright/test/index.mjs')
  );
  return chromium.launch(chromiumLaunchOptions());
}
