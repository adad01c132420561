import type { Locator, Page } from '@playwright/test';
import homePage from '../../app/texts/content/home-page.json' with { type: 'json' };
import type { Call } from '../support/fake-cms/fake-cms.ts';
import { test as base } from './fixtures.ts';

/** `test` with the map of the home page. */
export const test = base.extend<{ map: SchoolsMapPage }>({
  map: async ({ page, fakeCms }, use) => {
    await use(
      new SchoolsMapPage(page, () =>
        fakeCms.calls.filter(({ path }) => path.startsWith('/tiles/')),
      ),
    );
  },
});

/** The section of the map on the home page. */
class SchoolsMapPage {
  readonly page: Page;
  readonly tileCalls: () => readonly Call[];
  readonly section: Locator;
  readonly markers: Locator;
  readonly popup: Locator;
  readonly count: Locator;

  constructor(page: Page, tileCalls: () => readonly Call[]) {
    this.page = page;
    this.tileCalls = tileCalls;
    this.section = page.getByRole('region', { name: homePage.mapHeading });
    this.markers = this.section.locator('.leaflet-marker-pane [role=button]');
    this.popup = this.section.getByRole('dialog');
    this.count = this.section.getByRole('status').filter({ hasText: /school/i });
  }

  /** Opens the home page and goes to the map, until its markers are there. */
  async visit(query = ''): Promise<void> {
    await this.page.goto(`/${query}`);
    await this.scrollTo();
    await this.markers.first().waitFor({ state: 'attached' });
  }

  async scrollTo(): Promise<void> {
    await this.section.evaluate((section) => section.scrollIntoView({ behavior: 'instant' }));
  }

  marker(name: string): Locator {
    return this.section.locator(`.leaflet-marker-pane [role=button][aria-label="${name}"]`);
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
}
