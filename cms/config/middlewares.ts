import { MAX_BODY_KILOBYTES } from '../src/platform/body-limit.ts';
import { isBehindTls, MAX_UPLOAD_BYTES, settings } from './settings/index.ts';

const MAX_BODY_BYTES = MAX_BODY_KILOBYTES * 1024;

// The media library shows documents and videos from the website's URLs.
const site = settings.SITE_URL ? [new URL(settings.SITE_URL).origin] : [];
const images = ["'self'", 'data:', 'blob:', ...s3Origins()].join(' ');

// The order matters: `request-log` logs the final status, `refuse-bodies` refuses a body before it is read, and
// `clean-entry-bodies` needs the parsed body.
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
        // Each value is a string: Strapi would merge a list with its own list, which allows more.
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
  // Only the website's server calls the API, not a visitor's browser.
  { name: 'strapi::cors', config: { origin: [], credentials: false } },
  // Limits how deep a query may nest, because each level joins tables.
  { name: 'strapi::query', config: { depth: 8 } },
  'global::refuse-bodies',
  {
    name: 'strapi::body',
    config: {
      jsonLimit: MAX_BODY_BYTES,
      formLimit: MAX_BODY_BYTES,
      textLimit: MAX_BODY_BYTES,
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
  const urls = [S3_BASE_URL, S3_ENDPOINT].filter((url) => url !== undefined);
  if (urls.length > 0) return urls.map((url) => new URL(url).origin);
  return [`https://${S3_BUCKET}.s3.${S3_REGION}.amazonaws.com`];
}
