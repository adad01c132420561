import { TRANSLATED_LANGUAGES } from '../../content/languages/languages';
import type { PublicSettings } from '../../website/public-settings';

/** The admin is not drawn before the answer comes. */
const ANSWER_MS = 3_000;

/**
 * The admin asks for it once, when it is opened. Without an answer it takes the times of India and all
 * languages.
 */
async function readPublicSettings(): Promise<PublicSettings> {
  const translatedLanguages = Object.keys(TRANSLATED_LANGUAGES);
  const fallback: PublicSettings = {
    name: '',
    logo: '',
    timeZone: 'Asia/Kolkata',
    siteUrl: '',
    translatedLanguages,
  };
  try {
    const reply = await fetch('/website/public-settings', {
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    return reply.ok ? await reply.json() : fallback;
  } catch {
    return fallback;
  }
}

/** What all of the admin knows of the website. */
export const publicSettings = await readPublicSettings();
