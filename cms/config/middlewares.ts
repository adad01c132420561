import { MAX_BODY_KILOBYTES } from '../src/platform/body-limit';
import { isBehindTls, MAX_UPLOAD_BYTES, settings } from './settings';

/** In bytes. */
const MAX_BODY = MAX_BODY_KILOBYTES * 1024;

// The media library shows documents and videos as the website offers them.
const site = settings.SITE_URL ? [new URL(settings.SITE_URL).origin] : [];
const images = ["'self'", 'data:', 'blob:', ...s3Origins()].join(' ');

export default [
  'global::request-log',
  'strapi::errors',
  'global::answer-full-disk',
  'global::answer-unreadable',
  'global::health',
  'global::closed-paths',
  'global::sandbox-files',
  {
    name: 'strapi::security',
    config: {
      contentSecurityPolicy: {
        useDefaults: true,
        // Each value is one string: Strapi merges a list with its own, wider one.
        directives: {
          'connect-src': ["'self'", ...site].join(' '),
          'img-src': images,
          'media-src': [images, ...site].join(' '),
          'font-src': "'self' data:",
          'style-src': "'self' 'unsafe-inline'",
          'frame-src': "'self'",
          'frame-ancestors': "'none'",
          'form-action': "'self'",
          upgradeInsecureRequests: null,
        },
      },
      frameguard: { action: 'deny' },
      crossOriginOpenerPolicy: { policy: 'same-origin' },
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
      hsts: isBehindTls ? { maxAge: 31_536_000 } : false,
    },
  },
  // The site's server calls the API, never a visitor's browser.
  { name: 'strapi::cors', config: { origin: [], credentials: false } },
  // Deeper queries would have Strapi join table upon table.
  { name: 'strapi::query', config: { depth: 8 } },
  'global::refuse-bodies',
  {
    name: 'strapi::body',
    config: {
      jsonLimit: MAX_BODY,
      formLimit: MAX_BODY,
      textLimit: MAX_BODY,
      formidable: { maxFileSize: MAX_UPLOAD_BYTES },
    },
  },
  'global::clean-entry-bodies',
  'global::temporary-files',
  'strapi::session',
  'strapi::favicon',
  'strapi::public',
];

function s3Origins(): string[] {
  const { S3_BUCKET, S3_REGION, S3_BASE_URL, S3_ENDPOINT } = settings;
  if (!S3_BUCKET) return [];
  const s3Addresses = [S3_BASE_URL, S3_ENDPOINT].filter((address) => address !== undefined);
  if (s3Addresses.length > 0) return s3Addresses.map((address) => new URL(address).origin);
  return [`https://${S3_BUCKET}.s3.${S3_REGION}.amazonaws.com`];
}
