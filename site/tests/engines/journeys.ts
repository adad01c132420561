import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { type FakeCms, startFakeCms } from '../support/fake-cms/fake-cms.ts';
import { pagesWithoutScripts, routes } from '../support/routes.ts';
import { type Site, startSite } from '../support/start-site.ts';
import { type Driver, press, textOf, until, untilHydrated, untilText } from './driver.ts';

const PHONE = 390;
const DESKTOP = 1366;
const CHOSEN_MARKER = '.leaflet-marker-pane [data-chosen]';

/** Every page, and what visitors do most, in a browser of another maker than Playwright's Chromium. */
export function walk(name: string, start: () => Promise<Driver>): void {
  describe(name, { timeout: 240_000 }, () => {
    let cms: FakeCms;
    let site: Site;
    let driver: Driver;

    before(async () => {
      driver = await start();
      cms = await startFakeCms();
      site = await startSite({
        CMS_URL: cms.url,
        CMS_TOKEN: cms.token,
        CMS_WRITE_TOKEN: cms.writeToken,
        CONTENT_TTL: '3600',
        MAP_TILE_URL: `${cms.cdnUrl}/tiles/{z}/{x}/{y}{r}.png`,
        MAP_ATTRIBUTION: 'Tiles of the tests',
      });
    });
    after(async () => {
      await driver?.close();
      await site?.stop();
      await cms?.stop();
    });

    async function open(path: string, hydrated = '#menu'): Promise<void> {
      await driver.open(site.url + path);
      await untilHydrated(driver, hydrated);
    }
    const untilAt = (path: string) =>
      until(
        `the address ${path}`,
        async () => (await driver.evaluate('location.pathname')) === path,
      );

    for (const width of [PHONE, DESKTOP]) {
      const at = `at ${width} px`;

      test(`every page opens, runs and fits ${at}`, async () => {
        await driver.setWidth(width);
        for (const { path, heading } of routes) {
          await driver.open(site.url + path);
          const [shown, isWider] = [
            await driver.evaluate("document.querySelector('h1')?.textContent"),
            await driver.evaluate('document.documentElement.scrollWidth > window.innerWidth'),
          ];
          assert.equal(shown, heading, path);
          assert.equal(isWider, false, `${path} scrolls sideways`);
          if (!pagesWithoutScripts.includes(path)) await untilHydrated(driver, '#menu');
        }
        assert.equal(await driver.evaluate('window.innerWidth'), width);
      });

      test(`the carousel shows the next activity ${at}`, async () => {
        await driver.setWidth(width);
        await open('/', '#activities');
        const shown = '#activities [role=group][data-shown]';
        const first = await textOf(driver, shown);
        assert.notEqual(first, '');
        await press(driver, '#activities button[aria-label="Next activity"]');
        await until('another activity', async () => {
          const text = await textOf(driver, shown);
          return text !== '' && text !== first;
        });
      });

      test(`a marker of the map opens its popup, which leads to the project ${at}`, async () => {
        await driver.setWidth(width);
        await open('/');
        // The map is loaded when its section comes into view.
        await driver.evaluate(scrollTo('#schools', 'start'));
        // The map makes its markers anew while it finds its place.
        await until('a click on a marker', async () => {
          await driver.evaluate(scrollTo('.leaflet-container', 'center'));
          if ((await driver.evaluate(chooseMarker)) !== true) return false;
          await driver.click(CHOSEN_MARKER);
          return true;
        });
        await until('the popup', async () => {
          return (await textOf(driver, '#schools [role=dialog] h3')) !== '';
        });
        await untilText(driver, '#schools [role=dialog]', 'School');
        await press(driver, '#schools [role=dialog] a[href^="/projects/"]');
        await until('a project', async () =>
          String(await driver.evaluate('location.pathname')).startsWith('/projects/'),
        );
      });

      test(`the contact form names its errors, and is sent when they are mended ${at}`, async () => {
        await driver.setWidth(width);
        await open('/contact-us', 'main form');
        const before = cms.records.length;
        await press(driver, 'main form button[type=submit]');
        await until('the errors', async () => (await textOf(driver, 'main [role=alert]')) !== '');
        assert.equal(cms.records.length, before);
        await driver.type('[placeholder="Enter your name"]', 'Asha');
        await driver.type('[placeholder="Enter your email"]', 'asha@mail.example');
        await driver.type('[placeholder^="Go ahead"]', `I can draw, ${name} ${at}.`);
        await press(driver, 'main form button[type=submit]');
        await untilText(driver, 'main [role=status]', 'has arrived');
        assert.equal(cms.records.length, before + 1);
      });

      test(`back and forward show the page before and after without loading a document ${at}`, async () => {
        await driver.setWidth(width);
        await open('/team');
        const team = String(await driver.evaluate("document.querySelector('h1').textContent"));
        await driver.evaluate('(window.isSameDocument = true)');
        await press(driver, 'footer a[href="/privacy"]');
        await untilText(driver, 'h1', 'Privacy Policy');
        await driver.back();
        await untilAt('/team');
        await untilText(driver, 'h1', team);
        await driver.forward();
        await untilAt('/privacy');
        await untilText(driver, 'h1', 'Privacy Policy');
        assert.equal(await driver.evaluate('window.isSameDocument'), true);
      });
    }

    test('the side menu opens, leads to a page and closes', async () => {
      await driver.setWidth(PHONE);
      await open('/team');
      assert.equal(await textOf(driver, '#menu'), '');
      await press(driver, '#menu-button');
      await untilText(driver, '#menu', 'Gallery');
      await press(driver, '#menu a[href="/gallery"]');
      await untilAt('/gallery');
      await until('the menu closed', async () => (await textOf(driver, '#menu')) === '');
    });

    test('the Projects tab opens its list under the mouse, and an entry leads to its project', async () => {
      await driver.setWidth(DESKTOP);
      await open('/team');
      await driver.hover('header nav a[href="/projects"]');
      await untilText(driver, '#nav-projects', 'View all Projects');
      await press(driver, '#nav-projects a[href="/projects/project-disha"]');
      await untilAt('/projects/project-disha');
      await untilText(driver, 'h1', 'Project Disha');
    });
  });
}

const scrollTo = (selector: string, block: 'start' | 'center') =>
  `document.querySelector('${selector}')?.scrollIntoView({ block: '${block}', behavior: 'instant' })`;

/** Marks a marker that the mouse reaches and whose project has a page; true when there is one. */
const chooseMarker = `[...document.querySelectorAll('.leaflet-marker-pane [role=button]')].some((marker) => {
  const { left, top, width, height } = marker.getBoundingClientRect();
  const isOnTop = marker.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  const isChosen = isOnTop && /Ganitham|Spark/.test(marker.ariaLabel);
  marker.toggleAttribute('data-chosen', isChosen);
  return isChosen;
})`;
