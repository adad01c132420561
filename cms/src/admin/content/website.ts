import { TRANSLATIONS } from '../../content/languages';
import type { Introduction } from '../../editing/admin-routes';

/** Asked for once, when the admin is opened. Without an answer: the times of India, all languages. */
async function askedFor(): Promise<Introduction> {
  const translations = Object.keys(TRANSLATIONS);
  const unknown: Introduction = { name: '', timeZone: 'Asia/Kolkata', siteUrl: '', translations };
  try {
    // The admin is not drawn before.
    const reply = await fetch('/website/introduction', { signal: AbortSignal.timeout(3_000) });
    return reply.ok ? await reply.json() : unknown;
  } catch {
    return unknown;
  }
}

/** What the whole admin knows of the website. */
export const website = await askedFor();
