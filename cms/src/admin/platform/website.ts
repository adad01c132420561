import { TRANSLATED_LANGUAGES } from '../../content/languages/languages';
import type { Introduction } from '../../website/introduction';

/** The admin is not drawn before the answer comes. */
const ANSWER_MS = 3_000;

/**
 * The admin asks for it once, when it is opened. Without an answer it takes the times of India and all
 * languages.
 */
async function readIntroduction(): Promise<Introduction> {
  const translatedLanguages = Object.keys(TRANSLATED_LANGUAGES);
  const unknown: Introduction = {
    name: '',
    logo: '',
    timeZone: 'Asia/Kolkata',
    siteUrl: '',
    translatedLanguages,
  };
  try {
    const reply = await fetch('/website/introduction', { signal: AbortSignal.timeout(ANSWER_MS) });
    return reply.ok ? await reply.json() : unknown;
  } catch {
    return unknown;
  }
}

/** What all of the admin knows of the website. */
export const website = await readIntroduction();
