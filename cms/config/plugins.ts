import { MAX_UPLOAD_BYTES, settings } from './settings';

const s3Provider = settings.S3_BUCKET && {
  provider: 'aws-s3',
  providerOptions: {
    ...(settings.S3_BASE_URL ? { baseUrl: settings.S3_BASE_URL } : {}),
    s3Options: {
      credentials: {
        accessKeyId: settings.S3_ACCESS_KEY_ID,
        secretAccessKey: settings.S3_SECRET_ACCESS_KEY,
      },
      region: settings.S3_REGION,
      ...(settings.S3_ENDPOINT ? { endpoint: settings.S3_ENDPOINT } : {}),
      forcePathStyle: settings.S3_FORCE_PATH_STYLE === 'true',
      params: { Bucket: settings.S3_BUCKET, ACL: null },
    },
  },
};

const { SMTP_PORT, SMTP_USER, MAIL_FROM } = settings;
const security = settings.SMTP_SECURITY ?? (SMTP_PORT === 465 ? 'tls' : 'starttls');

/** Without a mail server Strapi's default provider stays; nothing here uses it. */
const smtp = settings.SMTP_HOST && {
  provider: 'nodemailer',
  providerOptions: {
    host: settings.SMTP_HOST,
    port: SMTP_PORT,
    secure: security === 'tls',
    requireTLS: security === 'starttls',
    ignoreTLS: security === 'off',
    ...(SMTP_USER ? { auth: { user: SMTP_USER, pass: settings.SMTP_PASSWORD } } : {}),
    // Mails wait in a queue: a server that hangs holds up the others for no longer.
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  },
  settings: { defaultFrom: MAIL_FROM, defaultReplyTo: MAIL_FROM },
};

export default {
  ...(smtp ? { email: { config: smtp } } : {}),
  upload: {
    config: {
      sizeLimit: MAX_UPLOAD_BYTES,
      // The site makes its own sizes; the admin's lists have the thumbnail, which this leaves.
      breakpoints: {},
      // src/extensions/upload decides by the content, and tells the editor what to do.
      security: { allowedTypes: ['*/*'] },
      ...(s3Provider || {}),
    },
  },
};
