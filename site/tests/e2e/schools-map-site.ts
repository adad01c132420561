import type { Locator, Page } from '@playwright/test';
import { type Backend, type Call, startBackend } from '../backend/backend.ts';
import { startSite } from '../start-site.ts';
import { test as base, environmentFor, type Site } from './fixtures.ts';

type MapSite = {
  readonly site: Site;
  /** Serves the tiles, and keeps a record of who asked for which. */
  readonly tiles: Backend;
};

/** `test` with a site whose map tiles come from another origin on this machine, as they do in life. */
export const test = base.extend<{ map: SchoolsMapPage }, { mapSite: MapSite }>({
  mapSite: [
    async ({ backend }, use) => {
      const tiles = await startBackend();
      const site = await startSite({
        ...environmentFor(backend),
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

/** The section of the map, in the words of a person who uses it. */
export class SchoolsMapPage {
  readonly page: Page;
  readonly #site: MapSite;
  readonly section: Locator;
  readonly markers: Locator;
  readonly popup: Locator;
  readonly count: Locator;

  constructor(page: Page, site: MapSite) {
    this.page = page;
    this.#site = site;
    this.section = page.getByRole('region', { name: 'Where we work' });
    this.markers = this.section
      .getByRole('group', { name: /Schools on the map/ })
      .getByRole('button', { includeHidden: true });
    this.popup = this.section.getByRole('dialog');
    this.count = this.section.getByRole('status').filter({ hasText: /school/i });
  }

  /** Opens the home page, as the site renders it, with this query. */
  async open(query = ''): Promise<void> {
    await this.page.goto(`${this.#site.site.url}/${query}`);
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
    return this.#site.tiles.calls.filter(({ path }) => path.startsWith('/tiles/'));
  }

  get siteUrl(): string {
    return this.#site.site.url;
  }

  get tiles(): Backend {
    return this.#site.tiles;
  }

  /** Where the map stands, by two names on its outline: they move when it is panned or zoomed. */
  place(): Promise<string> {
    return this.section.evaluate((section) => {
      const box = section.querySelector('.leaflet-container')?.getBoundingClientRect();
      const names = [...section.querySelectorAll('.leaflet-outline-pane .leaflet-marker-icon')];
      if (!box || names.length < 2) throw new Error('There is no map yet');
      return names
        .map((name) => name.getBoundingClientRect())
        .map(({ x, y }) => `${Math.round(x - box.x)},${Math.round(y - box.y)}`)
        .join(' ');
    });
  }
}
