import { TRANSLATED_LANGUAGES } from '../../content/languages/languages.ts';
import { DEFAULT_TIME_ZONE } from '../../platform/time.ts';
import { PUBLIC_SETTINGS_PATH } from '../../website/paths.ts';
import type { PublicSettings } from '../../website/public-settings.ts';

/** The admin renders nothing until the settings are read or this time is over. */
const ANSWER_TIMEOUT_MS = 3_000;

async function readPublicSettings(): Promise<PublicSettings> {
  const translatedLanguages = Object.keys(TRANSLATED_LANGUAGES);
  const fallback: PublicSettings = {
    name: '',
    logo: '',
    timeZone: DEFAULT_TIME_ZONE,
    siteUrl: '',
    translatedLanguages,
  };
  try {
    const reply = await fetch(PUBLIC_SETTINGS_PATH, {
      signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
    });
    return reply.ok ? await reply.json() : fallback;
  } catch {
    return fallback;
  }
}

export const publicSettings = await readPublicSettings();
