import { errors } from '@strapi/utils';
import { atWebsite } from '../../media/at-website';
import { prepareFile } from '../../media/prepare-file';
import type { UploadedFile } from '../../media/prepare-image';
import { queueUpload } from '../../media/queue-upload';
import {
  type Provider,
  recordWrites,
  replaceOrKeep,
  type StoredFile,
  wholeOrNothing,
} from '../../media/whole-files';
import type { UnknownRecord } from '../../platform/record';
import { slugFrom } from '../../platform/slug';

interface UploadService {
  findOne(id: unknown): Promise<StoredFile | null>;
  upload(
    input: { files: UploadedFile | UploadedFile[]; data?: UnknownRecord },
    options?: unknown,
  ): Promise<readonly unknown[]>;
  replace(
    id: unknown,
    input: { file: UploadedFile; data?: UnknownRecord },
    options?: unknown,
  ): Promise<unknown>;
}

interface LibraryFile {
  readonly url: string;
}

interface UploadPlugin {
  readonly services: {
    upload(context: unknown): UploadService;
    provider(context: unknown): Provider;
    'image-manipulation': { generateFileName(name: string): string };
  };
  readonly controllers: {
    'admin-upload': { uploadFromUrls(): void };
    'admin-file': {
      find(ctx: unknown): Promise<{ readonly results: readonly LibraryFile[] } | undefined>;
      findOne(ctx: { body?: LibraryFile }): Promise<void>;
    };
  };
}

/** Letters of a file's name in its address. */
const MAX_LETTERS = 100;

/**
 * Changes what the media library does:
 * - It stores nothing but prepared files, and leaves nothing of one that could not be stored.
 * - It fetches nothing from other servers.
 * - It gives the website's addresses of documents and videos, which “Copy link” copies.
 * - It writes names of other scripts in Latin letters there, where Strapi leaves them out.
 */
export default (plugin: UploadPlugin): UploadPlugin => {
  const { upload: create, provider: createProvider } = plugin.services;
  plugin.services.provider = (context) => recordWrites(createProvider(context));
  plugin.services.upload = (context) => {
    const service = create(context);
    return {
      ...service,
      // Each image takes a good part of the memory.
      upload: (input, options) =>
        queueUpload(async () => {
          const files = Array.isArray(input.files) ? input.files : [input.files];
          for (const file of files) await prepareFile(file);
          const infos = [input.data?.fileInfo].flat();
          const stored: unknown[] = [];
          for (const [index, file] of files.entries()) {
            const one = { files: file, data: { fileInfo: infos[index] } };
            stored.push(...(await wholeOrNothing(() => service.upload(one, options))));
          }
          return stored;
        }),
      replace: (id, input, options) =>
        queueUpload(async () => {
          const stored = await service.findOne(id);
          await prepareFile(input.file, stored?.ext);
          const replacement = { ...input, data: onlyFileInfo(input.data) };
          const replace = () => service.replace(id, replacement, options);
          return stored ? replaceOrKeep(stored, replace) : replace();
        }),
    };
  };
  const names = plugin.services['image-manipulation'];
  const { generateFileName } = names;
  names.generateFileName = (name) => {
    const isAscii = /^\p{ASCII}*$/u.test(name);
    return generateFileName(isAscii ? name : slugFrom(name, MAX_LETTERS, 'file'));
  };
  const library = plugin.controllers['admin-file'];
  const { find, findOne } = library;
  library.find = async (ctx) => {
    const page = await find(ctx);
    return page && { ...page, results: page.results.map((file) => atWebsite(strapi, file)) };
  };
  library.findOne = async (ctx) => {
    await findOne(ctx);
    if (ctx.body) ctx.body = atWebsite(strapi, ctx.body);
  };
  plugin.controllers['admin-upload'].uploadFromUrls = () => {
    throw new errors.ApplicationError(
      'Images cannot be taken from a web address here: save the image and upload the file.',
    );
  };
  return plugin;
};

/** With `ref`, `refId`, `field` or `path` a file would write itself into an entry without a right to it. */
function onlyFileInfo({ fileInfo }: UnknownRecord = {}): UnknownRecord {
  return { fileInfo };
}
