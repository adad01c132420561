import type { Locator, Page } from '@playwright/test';
import { type Call, type FakeCms, startFakeCms } from '../support/fake-cms/fake-cms.ts';
import { startSite } from '../support/start-site.ts';
import { test as base, environmentFor, expect, type Site } from './fixtures.ts';

type MapSite = { readonly site: Site; readonly tiles: FakeCms };

/** `test` with a site whose map tiles come from another origin, as they do in production. */
export const test = base.extend<{ map: SchoolsMapPage }, { mapSite: MapSite }>({
  mapSite: [
    async ({ fakeCms }, use) => {
      const tiles = await startFakeCms();
      const site = await startSite({
        ...environmentFor(fakeCms),
        MAP_TILE_URL: `${tiles.cdnUrl}/tiles/{z}/{x}/{y}{r}.png`,
        MAP_ATTRIBUTION: '© OpenStreetMap contributors',
      });
      await use({ site, tiles });
      await site.stop();
      await tiles.stop();
    },
    { scope: 'worker' },
  ],
  map: async ({ page, mapSite, allowed }, use) => {
    allowed.origins.push(mapSite.site.url, mapSite.tiles.cdnUrl);
    mapSite.tiles.calls.length = 0;
    mapSite.tiles.set({});
    await use(new SchoolsMapPage(page, mapSite));
  },
});

/** The section of the map on the home page. */
export class SchoolsMapPage {
  readonly page: Page;
  readonly tiles: FakeCms;
  readonly url: string;
  readonly section: Locator;
  readonly markers: Locator;
  readonly popup: Locator;
  readonly count: Locator;

  constructor(page: Page, { site, tiles }: MapSite) {
    this.page = page;
    this.tiles = tiles;
    this.url = site.url;
    this.section = page.getByRole('region', { name: 'Where we work' });
    this.markers = this.section.locator('.leaflet-marker-pane [role=button]');
    this.popup = this.section.getByRole('dialog');
    this.count = this.section.getByRole('status').filter({ hasText: /school/i });
  }

  async open(query = ''): Promise<void> {
    await this.page.goto(`${this.url}/${query}`);
  }

  /** Opens the home page and goes to the map, until its markers are there. */
  async visit(query = ''): Promise<void> {
    await this.open(query);
    await this.scrollTo();
    await this.markers.first().waitFor({ state: 'attached' });
  }

  async scrollTo(): Promise<void> {
    await this.section.evaluate((section) => section.scrollIntoView({ behavior: 'instant' }));
  }

  marker(name: string): Locator {
    return this.section.getByRole('button', { name, includeHidden: true });
  }

  tileCalls(): readonly Call[] {
    return this.tiles.calls.filter(({ path }) => path.startsWith('/tiles/'));
  }

  async box() {
    const box = await this.section.locator('.leaflet-container').boundingBox();
    if (!box) throw new Error('There is no map yet');
    return box;
  }

  /** Where a name on the outline stands: it moves when the map is panned or zoomed. */
  position(): Promise<string> {
    return this.section
      .locator('.leaflet-outline-pane > div')
      .first()
      .evaluate((name) => {
        const map = name.closest('.leaflet-container')?.getBoundingClientRect();
        const { x, y } = name.getBoundingClientRect();
        return `${Math.round(x - (map?.x ?? 0))},${Math.round(y - (map?.y ?? 0))}`;
      });
  }

  async expectMoved(from: string): Promise<void> {
    await expect.poll(() => this.position()).not.toBe(from);
  }
}
