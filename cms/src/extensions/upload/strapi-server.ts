import { errors } from '@strapi/utils';
import { oneAtATime } from '../../media/one-at-a-time';
import { prepareFile } from '../../media/prepare-file';
import type { UploadedFile } from '../../media/prepare-image';

/** What is sent beside a file. */
type UploadBody = Readonly<Record<string, unknown>>;

interface UploadService {
  findOne(id: unknown): Promise<{ readonly ext: string } | null>;
  upload(
    input: { files: UploadedFile | UploadedFile[]; data?: UploadBody },
    options?: unknown,
  ): Promise<unknown>;
  replace(
    id: unknown,
    input: { file: UploadedFile; data?: UploadBody },
    options?: unknown,
  ): Promise<unknown>;
}
interface UploadPlugin {
  readonly services: { upload(context: unknown): UploadService };
  readonly controllers: { 'admin-upload': { uploadFromUrls(): void } };
}

/** Makes the media library store nothing but prepared files, and fetch nothing from other servers. */
export default (plugin: UploadPlugin): UploadPlugin => {
  const create = plugin.services.upload;
  plugin.services.upload = (context) => {
    const service = create(context);
    return {
      ...service,
      upload: (input, options) =>
        oneAtATime(async () => {
          const files = Array.isArray(input.files) ? input.files : [input.files];
          for (const file of files) await prepareFile(file);
          return service.upload({ ...input, data: described(input.data) }, options);
        }),
      replace: (id, input, options) =>
        oneAtATime(async () => {
          await prepareFile(input.file, (await service.findOne(id))?.ext);
          return service.replace(id, { ...input, data: described(input.data) }, options);
        }),
    };
  };
  plugin.controllers['admin-upload'].uploadFromUrls = () => {
    throw new errors.ApplicationError(
      'Images cannot be taken from a web address here: save the image and upload the file.',
    );
  };
  return plugin;
};

/** Without `ref`, `refId`, `field` and `path`: a file would write itself into an entry without a right to it. */
function described({ fileInfo }: UploadBody = {}): UploadBody {
  return { fileInfo };
}
