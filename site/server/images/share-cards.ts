import { createHash } from 'node:crypto';
import path from 'node:path';
import pLimit from 'p-limit';
import * as v from 'valibot';
import type { Log } from '../../app/cms/log.ts';
import { signedImageTexts } from '../../app/cms/signed-text.server.ts';
import type { ShareCard } from '../../app/shell/head/share-card.ts';
import type { Config } from '../config.ts';
import { cacheControl, emptyResponse } from '../headers.ts';
import { MEBIBYTE } from '../mebibyte.ts';
import { createDrawCard } from './draw-card.ts';
import { createImageStore } from './image-store.ts';

/** A card takes a tenth of a second: one more would wait for longer than a crawler does. */
const MAX_WAITING = 50;
/** A longer title would be too small to read in a chat. */
const MAX_LETTERS = 140;
/** Some thousand cards; those that were not asked for longest go first. */
const MAX_STORED_BYTES = 50 * MEBIBYTE;
/** Twice what a card shows of a logo: made smaller, it stays sharp. */
const LOADED_LOGO_PX = 160;

/** Raised where cards are drawn in another way: those that are stored are drawn anew. */
const DRAWING = 2;

const Card = v.strictTuple([v.string(), v.string(), v.string(), v.string()]);

/** `/images/share/<token>`: a JPEG of 1200 × 630 pixels, for pages without an image of their own (R36). */
export function createShareCards(
  config: Pick<Config, 'cmsToken' | 'cmsTokenNext' | 'dataDir'>,
  iconOf: (imageToken: string, side: number) => Promise<Buffer | undefined>,
  log: Log,
) {
  const signed = signedImageTexts(config, 'share-cards');
  const store = createImageStore(path.join(config.dataDir, 'share-cards'), MAX_STORED_BYTES, log);
  const drawCard = createDrawCard(path.join(config.dataDir, 'fonts'));
  const drawing = pLimit(1);

  /** Returns undefined where too many wait. A card without its logo is not complete. */
  async function load(content: string): Promise<{ body: Buffer; isComplete: boolean } | undefined> {
    const name = `${createHash('sha256').update(`${DRAWING} ${content}`).digest('base64url')}.jpeg`;
    const stored = await store.load(name);
    if (stored) return { body: stored, isComplete: true };
    const [lang, title, organisation, logoToken] = v.parse(Card, JSON.parse(content));
    const logo = logoToken === '' ? undefined : await iconOf(logoToken, LOADED_LOGO_PX);
    const isComplete = logoToken === '' || logo !== undefined;
    if (drawing.pendingCount >= MAX_WAITING) return undefined;
    const body = await drawing(() => drawCard({ lang, title, organisation, logo }));
    if (isComplete) await store.save(name, body);
    return { body, isComplete };
  }

  return {
    pathOf({ language, title, name, logo = '' }: ShareCard): string {
      const letters = [...title.text];
      const text =
        letters.length > MAX_LETTERS ? `${letters.slice(0, MAX_LETTERS).join('')}…` : title.text;
      const card = JSON.stringify([title.lang ?? language, text, name, logo]);
      return `/images/share/${signed.sign(card)}`;
    },
    async respond(request: Request): Promise<Response> {
      const { pathname, search } = new URL(request.url);
      const token = pathname.slice('/images/share/'.length);
      const content = signed.open(token);
      if (content === undefined) return emptyResponse(404);
      if (search !== '') return emptyResponse(301, { Location: pathname });
      try {
        const card = await load(content);
        if (!card) return emptyResponse(503, { 'Retry-After': '5' });
        const { body, isComplete } = card;
        return new Response(request.method === 'HEAD' ? null : new Uint8Array(body), {
          headers: {
            'Content-Type': 'image/jpeg',
            'Content-Length': String(body.length),
            'Cache-Control': isComplete ? cacheControl.hashedAsset : cacheControl.never,
          },
        });
      } catch (error) {
        log.error({ reason: String(error) }, 'A card for sharing cannot be drawn');
        return emptyResponse(302, { Location: '/images/meta_og_image.jpg' });
      }
    },
  };
}
