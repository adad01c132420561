import { existsSync } from 'node:fs';
import puppeteer from 'puppeteer-core';
import type { Driver } from './driver.ts';

const CLICK_MS = 2_000;

/** Firefox over WebDriver BiDi: FIREFOX_PATH, else Debian's. */
export async function startFirefox(): Promise<Driver> {
  const executablePath = process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr';
  if (!existsSync(executablePath)) {
    throw new Error(
      `Firefox is not at ${executablePath}. On Debian: apt-get install firefox-esr. Elsewhere set FIREFOX_PATH.`,
    );
  }
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true });
  const page = await browser.newPage();
  const find = (selector: string) => page.locator(selector).setTimeout(CLICK_MS);
  return {
    async open(url) {
      await page.goto(url);
    },
    setWidth: (width) => page.setViewport({ width, height: 860 }),
    click: (selector) => find(selector).click(),
    hover: (selector) => find(selector).hover(),
    type: (selector, text) => find(selector).fill(text),
    async back() {
      await page.goBack();
    },
    async forward() {
      await page.goForward();
    },
    evaluate: (expression) => page.evaluate(expression),
    close: () => browser.close(),
  };
}
