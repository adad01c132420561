import { setTimeout as pause } from 'node:timers/promises';

/** A browser, as far as the journeys need one. A selector is CSS, and means its first match. */
export interface Driver {
  open(url: string): Promise<void>;
  setWidth(width: number): Promise<void>;
  /** Presses the mouse where the element is seen. */
  click(selector: string): Promise<void>;
  hover(selector: string): Promise<void>;
  type(selector: string, text: string): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  /** The value of an expression in the page. */
  evaluate(expression: string): Promise<unknown>;
  close(): Promise<void>;
}

const LIMIT_MS = 15_000;

/** Asks again until it holds; what is thrown meanwhile is asked again too. */
export async function until(what: string, holds: () => Promise<boolean>): Promise<void> {
  const limit = Date.now() + LIMIT_MS;
  let fault: unknown;
  while (Date.now() < limit) {
    try {
      if (await holds()) return;
      fault = undefined;
    } catch (thrown) {
      fault = thrown;
    }
    await pause(50);
  }
  throw new Error(`After ${LIMIT_MS / 1_000} s not seen: ${what}`, { cause: fault });
}

/** Clicks as soon as the element can be seen and nothing covers it. */
export async function press(driver: Driver, selector: string): Promise<void> {
  await until(`a click on ${selector}`, async () => {
    await driver.click(selector);
    return true;
  });
}

/** What a visitor reads in the element; empty where it is hidden or absent. */
export async function textOf(driver: Driver, selector: string): Promise<string> {
  const element = `document.querySelector(${JSON.stringify(selector)})`;
  return String(await driver.evaluate(`${element}?.checkVisibility() ? ${element}.innerText : ''`));
}

export async function untilText(driver: Driver, selector: string, text: string): Promise<void> {
  await until(`"${text}" in ${selector}`, async () =>
    (await textOf(driver, selector)).includes(text),
  );
}

/** Waits until React has hydrated the element. */
export async function untilHydrated(driver: Driver, selector: string): Promise<void> {
  const keys = `Object.keys(document.querySelector(${JSON.stringify(selector)}) ?? {})`;
  await until(`${selector} hydrated`, async () => {
    return (
      (await driver.evaluate(`${keys}.some((key) => key.startsWith('__reactProps'))`)) === true
    );
  });
}
