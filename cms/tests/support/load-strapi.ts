import { createRequire } from 'node:module';
import path from 'node:path';

interface Strapi {
  load(): Promise<Strapi>;
  destroy(): Promise<void>;
  readonly server: {
    mount(): { listRoutes(): readonly { methods: readonly string[]; path: string }[] };
  };
  readonly cron: {
    readonly jobs: readonly { readonly name: string; readonly job: { invoke(): Promise<void> } }[];
  };
}

/** Loads the built Strapi into this process, with the settings of the environment. It does not listen on a port. */
export async function loadStrapi(): Promise<Strapi> {
  const { createStrapi }: { createStrapi(folders: object): Strapi } = createRequire(
    import.meta.url,
  )('@strapi/strapi');
  const appDir = path.join(import.meta.dirname, '../..');
  return createStrapi({ appDir, distDir: path.join(appDir, 'dist') }).load();
}
