import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Builder, By, type WebDriver } from 'selenium-webdriver';
import { freePort } from '../../../test-support/free-port.ts';
import { type Driver, until } from './driver.ts';

/** Debian has a folder for each kind of machine. */
const MINI_BROWSER = '/usr/lib/*/webkit2gtk-4.*/MiniBrowser';
const CENTRE = "arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })";
const SCREEN = '1600x1000x24';
/** Without it the window cannot be as narrow as a phone. */
const NARROW = '* { padding: 0; margin: 0; min-width: 0; font-size: 8px; }';

/** WebKitGTK over WebDriver, on a screen of its own. */
export async function startWebKit(): Promise<Driver> {
  const xvfb = programOf('Xvfb', 'xvfb');
  const driver = programOf('WebKitWebDriver', 'webkit2gtk-driver');
  const [binary] = globSync(MINI_BROWSER);
  if (binary === undefined) throw new Error(`WebKit's MiniBrowser is not at ${MINI_BROWSER}.`);
  const settings = mkdtempSync(path.join(tmpdir(), 'webkit-'));
  mkdirSync(path.join(settings, 'gtk-3.0'));
  writeFileSync(path.join(settings, 'gtk-3.0/gtk.css'), NARROW);
  const screen = spawn(xvfb, ['-displayfd', '1', '-screen', '0', SCREEN, '-nolisten', 'tcp']);
  const [display]: unknown[] = await once(screen.stdout, 'data');
  const port = await freePort();
  const server = spawn(driver, ['--host=127.0.0.1', `--port=${port}`], {
    env: {
      PATH: process.env.PATH,
      HOME: settings,
      XDG_CONFIG_HOME: settings,
      DISPLAY: `:${String(display).trim()}`,
      // Its sandbox needs rights that containers do not give. It opens nothing but the site.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${port}`;
  await until('an answer of WebKitWebDriver', async () => (await fetch(`${url}/status`)).ok);
  const browser = await new Builder()
    .usingServer(url)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary, args: ['--automation'] },
    })
    .build();
  return driverFor(browser, async () => {
    await browser.quit();
    server.kill();
    screen.kill();
    rmSync(settings, { recursive: true, force: true });
  });
}

function driverFor(browser: WebDriver, close: () => Promise<void>): Driver {
  const find = (selector: string) => browser.findElement(By.css(selector));
  return {
    open: (url) => browser.get(url),
    async setWidth(width) {
      await browser.manage().window().setRect({ x: 0, y: 0, width, height: 900 });
    },
    async click(selector) {
      const element = await find(selector);
      // WebKit's own scrolling leaves an element at the edge where it cannot be clicked.
      await browser.executeScript(CENTRE, element);
      await element.click();
    },
    hover: (selector) =>
      browser
        .actions()
        .move({ origin: find(selector) })
        .perform(),
    type: (selector, text) => find(selector).sendKeys(text),
    back: () => browser.navigate().back(),
    forward: () => browser.navigate().forward(),
    evaluate: (expression) => browser.executeScript(`return ${expression}`),
    close,
  };
}

/** @throws with the name of Debian's package when the program is not installed */
function programOf(name: string, packageName: string): string {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const file = folders.map((folder) => path.join(folder, name)).find((each) => existsSync(each));
  if (file) return file;
  throw new Error(`${name} is not installed. On Debian: apt-get install ${packageName}`);
}
