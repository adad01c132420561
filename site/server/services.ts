import { createCmsClient } from '../app/cms/client.ts';
import { type ContentReader, createContent } from '../app/cms/content.ts';
import { contentCalls } from '../app/cms/content-calls.ts';
import { type ContentChange, isOfMedia } from '../app/cms/content-change.ts';
import { createContentIn } from '../app/cms/content-in-language.ts';
import { createDrafts } from '../app/cms/drafts.ts';
import { createOnceLog, type Log } from '../app/cms/log.ts';
import { checkRights } from '../app/cms/rights.ts';
import { createSnapshotFiles } from '../app/cms/snapshots.ts';
import { createFlashMessages } from '../app/features/forms/flash.server.ts';
import { createLimits } from '../app/features/forms/limits.server.ts';
import { createSubmissions } from '../app/features/forms/submissions.server.ts';
import { createPreview } from '../app/features/preview/preview.server.ts';
import type { Language } from '../app/languages.ts';
import type { Config } from './config.ts';
import { createContentHook } from './content-hook.ts';
import { createFiles } from './files.ts';
import { createImages } from './images/images.ts';
import { createShareCards } from './images/share-cards.ts';
import { logMissingFacts } from './missing-facts.ts';
import { createOfferedLanguages } from './offered-languages.ts';
import { type OrganisationFolder, ownImages } from './organisation-folder.ts';
import { createOwnName } from './own-name.ts';
import { openRedis } from './redis.ts';

/** How long an image that staff deleted may still be there where the CMS could not tell of it. */
const ASK_FOR_IMAGES_MS = 10 * 60_000;

export type Services = ReturnType<typeof createServices>;

export function createServices(config: Config, log: Log, organisation: OrganisationFolder) {
  const images = createImages(config, log);
  const cms = createCmsClient(config);
  const media = {
    cmsUrl: config.cmsUrl,
    imageToken: images.imageToken,
    language: 'en',
    log: createOnceLog(log),
    facts: { ...organisation.facts, images: ownImages(organisation, images.imageToken) },
  } as const;
  const content = createContent({
    client: cms,
    log,
    context: {
      ...media,
      // A token is asked for when content is parsed after a change: the images are made before visitors ask
      // for them.
      imageToken(source) {
        images.prepare(source);
        return images.imageToken(source);
      },
    },
    snapshots: createSnapshotFiles(`${config.dataDir}/content`, log),
    ttl: config.contentTtl,
  });
  // Reading at boot shows a wrong token in the log at once.
  const translated = new Map<Language, ContentReader>(
    config.languages
      .filter((language) => language !== 'en')
      .map((language) => [language, createContentIn(content, language, media)]),
  );
  for (const call of contentCalls) {
    void content.read(call);
    for (const reader of translated.values()) void reader.read(call);
  }
  const dropOutdatedImages = () => void images.dropOutdated();
  // The CMS may have changed while this process did not run, and its message may be lost.
  dropOutdatedImages();
  setInterval(dropOutdatedImages, ASK_FOR_IMAGES_MS).unref();
  const refresh = (changes?: readonly ContentChange[]) => {
    void content.refresh(changes);
    if (changes?.some(isOfMedia) ?? true) dropOutdatedImages();
  };
  void checkRights(cms, log);
  if (organisation.isLeftOut) void logMissingFacts(content, log);
  const redis = config.redisUrl ? openRedis(config.redisUrl, log, refresh) : undefined;
  return {
    cms,
    content,
    ownName: createOwnName(content, organisation),
    /** The languages that the site offers at this moment, English first. */
    languages: createOfferedLanguages(content, config.languages, log),
    /** What pages show in each language: what is published, or everything that is saved. */
    readerOf(withDrafts: boolean): (language: Language) => ContentReader {
      if (!withDrafts) return (language) => translated.get(language) ?? content;
      const drafts = createDrafts(cms, media, log);
      return (language) => (language === 'en' ? drafts : createContentIn(drafts, language, media));
    },
    media,
    images,
    shareCards: createShareCards(config, images.iconOf, log),
    files: createFiles(config, images.sourceOf, log),
    hook: createContentHook(config.contentHookSecret, log, (changes) => {
      refresh(changes);
      redis?.tellContentChanged(changes);
    }),
    preview: createPreview(config.previewSecret, config.siteUrl, redis?.counter),
    submissions: createSubmissions(
      cms,
      createLimits(config.formLimits, redis?.counter),
      log,
      config.cmsWriteToken,
    ),
    flash: createFlashMessages(config.cmsWriteToken, config.siteUrl),
    close: () => redis?.close(),
  };
}
