import { type Browser, chromium } from '@playwright/test';
import { chromiumLaunchOptions } from '../site/tests/support/chromium.ts';

export function openBrowser(): Promise<Browser> {
  return chromium.launch(chromiumLaunchOptions());
}
