import { settings } from './settings';

const KILOBYTE = 1024;

/** Where pictures of the media library may come from, and what the page makes itself. */
const pictures = ["'self'", 'data:', 'blob:', ...s3Origins()].join(' ');

export default [
  'global::request-log',
  'strapi::errors',
  'global::malformed',
  'global::health',
  {
    name: 'strapi::security',
    config: {
      contentSecurityPolicy: {
        useDefaults: true,
        // Each value is one string: Strapi would mix a list with its own wider one.
        directives: {
          'connect-src': "'self'",
          'img-src': pictures,
          'media-src': pictures,
          'font-src': "'self' data:",
          'style-src': "'self' 'unsafe-inline'",
          'frame-src': ["'self'", siteOrigin()].filter(Boolean).join(' '),
          'frame-ancestors': "'none'",
          'form-action': "'self'",
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

/** The website may be shown inside the admin, as a preview. */
function siteOrigin(): string {
  return settings.siteUrl ? new URL(settings.siteUrl).origin : '';
}

/** Amazon's own address of a bucket where no other was given. */
function s3Origins(): string[] {
  if (!settings.s3) return [];
  const { bucket, region, baseUrl, endpoint } = settings.s3;
  const given = [baseUrl, endpoint].filter((address) => address !== undefined);
  if (given.length > 0) return given.map((address) => new URL(address).origin);
  return [`https://${bucket}.s3.${region}.amazonaws.com`];
}
