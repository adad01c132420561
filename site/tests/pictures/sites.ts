import { type Backend, startBackend } from '../backend/backend.ts';
import type { Content, Entry } from '../fixtures/content-types.ts';
import {
  contentWithMissingPictures,
  contentWithVeryLongWords,
  emptyContent,
  manyOfEach,
} from '../fixtures/odd-content.ts';
import { type Site, startSite } from '../start-site.ts';
import { contentWithMedia, withMedia } from './sample-media.ts';

/**
 * What the backend of a site holds: what is usual, nothing yet, one of each, fifty of each, words
 * without end, pictures that are gone; or it has stopped answering (`away`: what is sent cannot
 * arrive), or has never answered (`never`).
 */
export type Holding = 'usual' | 'empty' | 'one' | 'fifty' | 'long' | 'gone' | 'away' | 'never';

/** The sites of all holdings, each started when it is first asked for. */
export class Sites {
  readonly #media: string;
  readonly #started = new Map<Holding, Promise<{ backend: Backend; site: Site }>>();

  /** @param media where the sample pictures are served, an origin without a path. */
  constructor(media: string) {
    this.#media = media;
  }

  /** The address of the site whose backend holds that. */
  async of(holding: Holding): Promise<string> {
    const started = this.#started.get(holding) ?? this.#start(holding);
    this.#started.set(holding, started);
    return (await started).site.url;
  }

  async stop(): Promise<void> {
    for (const started of this.#started.values()) {
      const { backend, site } = await started;
      await site.stop();
      await backend.up().catch(() => {});
      await backend.stop();
    }
  }

  async #start(holding: Holding): Promise<{ backend: Backend; site: Site }> {
    const backend = await startBackend({ content: contentOf(holding, this.#media) });
    if (holding === 'away') backend.set({ writes: { kind: 'status', status: 500 } });
    if (holding === 'never') await backend.down();
    const site = await startSite({
      CMS_URL: backend.url,
      CMS_TOKEN: backend.token,
      CMS_WRITE_TOKEN: backend.writeToken,
      MEDIA_ORIGINS: this.#media,
      // No tiles: the map shows its own outline of the country.
      MAP_TILE_URL: `${this.#media}/tiles/{z}/{x}/{y}.png`,
    });
    return { backend, site };
  }
}

function contentOf(holding: Holding, media: string): Content {
  const usual = contentWithMedia(media);
  const first = (entries: readonly Entry[]) => entries.slice(0, 1);
  switch (holding) {
    case 'empty':
      return emptyContent();
    case 'one':
      return {
        projects: first(usual.projects),
        'just-ins': first(usual['just-ins']),
        testimonials: first(usual.testimonials),
        teams: first(usual.teams),
        galleries: first(usual.galleries),
        'stats-counters': usual['stats-counters'],
      };
    case 'fifty':
      return withMedia(manyOfEach(50), media);
    case 'long':
      return withMedia(contentWithVeryLongWords(), media);
    case 'gone':
      return contentWithMissingPictures();
    default:
      return usual;
  }
}
