import { createCmsClient } from '../app/cms/client.ts';
import { createContent } from '../app/cms/content.ts';
import { contentCalls } from '../app/cms/content-calls.ts';
import { createDrafts } from '../app/cms/drafts.ts';
import type { Log } from '../app/cms/log.ts';
import { createSnapshotFiles } from '../app/cms/snapshots.ts';
import type { Config } from '../app/config.server.ts';
import { createFlashMessages } from '../app/features/forms/flash.server.ts';
import { createLimits } from '../app/features/forms/limits.server.ts';
import { createSubmissions } from '../app/features/forms/submissions.server.ts';
import { createPreview } from '../app/features/preview/preview.server.ts';
import { createContentHook } from './content-hook.ts';
import { createFiles } from './files.ts';
import { createImages } from './images/images.ts';
import { openRedis } from './redis.ts';

export type Services = ReturnType<typeof createServices>;

export function createServices(config: Config, log: Log) {
  const images = createImages(config, log);
  const cms = createCmsClient({
    url: config.cmsUrl,
    token: config.cmsToken,
    tokenNext: config.cmsTokenNext,
    writeToken: config.cmsWriteToken,
    writeTokenNext: config.cmsWriteTokenNext,
  });
  const media = { cmsUrl: config.cmsUrl, address: images.address, log };
  const content = createContent({
    client: cms,
    context: {
      ...media,
      // Content is parsed when it changed: visitors then find its images made.
      address(source) {
        images.prepare(source);
        return images.address(source);
      },
    },
    snapshots: createSnapshotFiles(`${config.dataDir}/content`, log),
    ttl: config.contentTtl,
  });
  // Reading at boot shows a wrong token in the log at once.
  for (const call of contentCalls) void content.read(call);
  const refresh = () => void content.refresh();
  const redis = config.redisUrl ? openRedis(config.redisUrl, log, refresh) : undefined;
  return {
    cms,
    content,
    drafts: () => createDrafts(cms, media),
    media,
    images,
    files: createFiles(config, images.sourceOf, log),
    hook: createContentHook(config.contentHookSecret, log, () => {
      refresh();
      redis?.tellContentChanged();
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
