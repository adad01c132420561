import { settings } from './settings';

const KILOBYTE = 1024;

/** The origins from which pictures of the media library may come. */
const pictureOrigins = [settings.s3?.baseUrl, settings.s3?.endpoint]
  .filter((address) => address !== undefined)
  .map((address) => new URL(address).origin);

export default [
  'global::request-log',
  'strapi::errors',
  'global::health',
  {
    name: 'strapi::security',
    config: {
      contentSecurityPolicy: {
        useDefaults: true,
        directives: {
          'connect-src': ["'self'"],
          'img-src': ["'self'", 'data:', 'blob:', ...s3Pictures()],
          'media-src': ["'self'", 'data:', 'blob:', ...s3Pictures()],
          'frame-src': ["'self'", ...(settings.siteUrl ? [new URL(settings.siteUrl).origin] : [])],
          'frame-ancestors': ["'none'"],
          'form-action': ["'self'"],
          upgradeInsecureRequests: null,
        },
      },
      frameguard: { action: 'deny' },
      crossOriginOpenerPolicy: { policy: 'same-origin' },
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
      hsts: settings.publicUrl?.startsWith('https:') ? { maxAge: 31_536_000 } : false,
    },
  },
  // The site's server calls this, never a visitor's browser: no other origin has business here.
  { name: 'strapi::cors', config: { origin: [], credentials: false } },
  'strapi::query',
  {
    name: 'strapi::body',
    config: {
      jsonLimit: 256 * KILOBYTE,
      formLimit: 256 * KILOBYTE,
      textLimit: 256 * KILOBYTE,
      formidable: { maxFileSize: 10 * KILOBYTE * KILOBYTE },
    },
  },
  'strapi::session',
  'strapi::favicon',
  'strapi::public',
];

/** Amazon's own address of a bucket where no other was given. */
function s3Pictures(): string[] {
  if (!settings.s3) return [];
  if (pictureOrigins.length > 0) return pictureOrigins;
  return [`https://${settings.s3.bucket}.s3.${settings.s3.region}.amazonaws.com`];
}
