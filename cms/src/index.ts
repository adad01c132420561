import type { Core } from '@strapi/strapi';
import { ensureTokens } from './access/tokens';
import { startPruning } from './submissions/keys';

interface WebsiteConfig {
  readToken: string;
  writeToken?: string;
  seed: boolean;
}

let stopPruning: (() => void) | undefined;

export default {
  /** Brings the database to what the settings and the code say. Every step may run at each start. */
  async bootstrap({ strapi }: { strapi: Core.Strapi }): Promise<void> {
    const website = strapi.config.get<WebsiteConfig>('website');
    await ensureTokens(strapi, website);
    stopPruning = startPruning(strapi);
  },

  destroy(): void {
    stopPruning?.();
  },
};
