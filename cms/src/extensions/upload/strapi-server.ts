import { errors } from '@strapi/utils';
import {
  keepOldFileIfFails,
  type Provider,
  type ProviderFile,
  queueUpload,
  rememberProviderWrites,
  removeFilesIfFails,
} from '../../media/failed-uploads.ts';
import { prepareFile } from '../../media/prepare-file.ts';
import type { UploadedFile } from '../../media/uploaded-file.ts';
import { withWebsiteUrl } from '../../media/website-urls.ts';
import type { UnknownRecord } from '../../platform/record.ts';
import { slugFrom } from '../../platform/text/slug.ts';

interface UploadService {
  findOne(id: unknown): Promise<ProviderFile | null>;
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

interface StoredFile {
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
      find(ctx: unknown): Promise<{ readonly results: readonly StoredFile[] } | undefined>;
      findOne(ctx: { body?: StoredFile }): Promise<void>;
    };
  };
}

const MAX_URL_NAME_CHARACTERS = 100;

export default (plugin: UploadPlugin): UploadPlugin => {
  const { upload: createService, provider: createProvider } = plugin.services;
  plugin.services.provider = (context) => rememberProviderWrites(createProvider(context));
  plugin.services.upload = (context) => {
    const service = createService(context);
    return { ...service, upload: uploadWith(service), replace: replaceWith(service) };
  };
  const imageManipulation = plugin.services['image-manipulation'];
  const { generateFileName } = imageManipulation;
  imageManipulation.generateFileName = (name) => {
    // Strapi would leave the letters of other scripts out of the URL.
    const isAscii = /^\p{ASCII}*$/u.test(name);
    return generateFileName(isAscii ? name : slugFrom(name, MAX_URL_NAME_CHARACTERS, 'file'));
  };
  const library = plugin.controllers['admin-file'];
  const { find, findOne } = library;
  library.find = async (ctx) => {
    const page = await find(ctx);
    return page && { ...page, results: page.results.map((file) => withWebsiteUrl(strapi, file)) };
  };
  library.findOne = async (ctx) => {
    await findOne(ctx);
    if (ctx.body) ctx.body = withWebsiteUrl(strapi, ctx.body);
  };
  plugin.controllers['admin-upload'].uploadFromUrls = () => {
    throw new errors.ApplicationError(
      'Images cannot be taken from a web address here: save the image and upload the file.',
    );
  };
  return plugin;
};

/** Uploads one file at a time, because each image needs much memory. */
function uploadWith(service: UploadService): UploadService['upload'] {
  return (input, options) =>
    queueUpload(async () => {
      const files = Array.isArray(input.files) ? input.files : [input.files];
      for (const file of files) await prepareFile(file);
      const infos = [input.data?.fileInfo].flat();
      const storedFiles: unknown[] = [];
      for (const [index, file] of files.entries()) {
        const oneFile = { files: file, data: { fileInfo: infos[index] } };
        const stored = await removeFilesIfFails(strapi, () => service.upload(oneFile, options));
        storedFiles.push(...stored);
      }
      return storedFiles;
    });
}

function replaceWith(service: UploadService): UploadService['replace'] {
  return (id, input, options) =>
    queueUpload(async () => {
      const oldFile = await service.findOne(id);
      await prepareFile(input.file, oldFile?.ext);
      const replacement = { ...input, data: onlyFileInfo(input.data) };
      const replace = () => service.replace(id, replacement, options);
      // Without an old file, Strapi answers 404.
      return oldFile ? keepOldFileIfFails(strapi, oldFile, replace) : replace();
    });
}

/** Drops `ref`, `refId`, `field` and `path`, which would put a file into an entry without the right to that entry. */
function onlyFileInfo({ fileInfo }: UnknownRecord = {}): UnknownRecord {
  return { fileInfo };
}
