import type { Core } from '@strapi/strapi';

/**
 * Turns photos upright when they are uploaded. A phone notes how it was held beside the picture;
 * compressing takes that note away, together with the place where the photo was taken, which is
 * nobody's business. Set once: afterwards an administrator decides.
 */
export async function setUprightOnce(strapi: Core.Strapi): Promise<void> {
  const once = strapi.store({ type: 'core', name: 'website_media' });
  if ((await once.get({ key: 'upright' })) === true) return;
  const upload = strapi.plugin('upload').service('upload');
  const settings: object = await upload.getSettings();
  await upload.setSettings({
    ...settings,
    autoOrientation: true,
    sizeOptimization: true,
    aiMetadata: false,
  });
  await once.set({ key: 'upright', value: true });
}
