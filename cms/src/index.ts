import type { Core } from '@strapi/strapi';
import { ensureTokens } from './access/tokens';
import { applyWords } from './editing/apply-words';
import { takeOnlyPictures } from './media/only-pictures';
import { setUprightOnce } from './media/settings';
import { seedOnce } from './seed/seed';
import { startPruning } from './submissions/keys';
import { type ContentHook, tellOfChanges } from './website/tell-of-changes';

interface WebsiteConfig {
  readToken: string;
  writeToken?: string;
  seed: boolean;
  contentHook?: ContentHook;
}

let stopPruning: (() => void) | undefined;
let stopTelling: (() => void) | undefined;

export default {
  register({ strapi }: { strapi: Core.Strapi }): void {
    takeOnlyPictures(strapi);
  },

  /** Brings the database to what the settings and the code say. Every step may run at each start. */
  async bootstrap({ strapi }: { strapi: Core.Strapi }): Promise<void> {
    const website = strapi.config.get<WebsiteConfig>('website');
    await ensureTokens(strapi, website);
    await applyWords(strapi);
    await setUprightOnce(strapi);
    if (website.seed) await seedOnce(strapi);
    stopPruning = startPruning(strapi);
    if (website.contentHook) stopTelling = tellOfChanges(strapi, website.contentHook);
  },

  destroy(): void {
    stopPruning?.();
    stopTelling?.();
  },
};
