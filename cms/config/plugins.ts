import { MAX_UPLOAD_BYTES, settings } from './settings/index.ts';

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
const smtpSecurity = settings.SMTP_SECURITY ?? (SMTP_PORT === 465 ? 'tls' : 'starttls');

/** Undefined without a mail server: the CMS then sends no mail. */
const smtp = settings.SMTP_HOST && {
  provider: 'nodemailer',
  providerOptions: {
    host: settings.SMTP_HOST,
    port: SMTP_PORT,
    secure: smtpSecurity === 'tls',
    requireTLS: smtpSecurity === 'starttls',
    ignoreTLS: smtpSecurity === 'off',
    ...(SMTP_USER ? { auth: { user: SMTP_USER, pass: settings.SMTP_PASSWORD } } : {}),
    // The next mails wait while the mail server does not answer, so the CMS soon gives up.
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
      // The website makes its own sizes of images. Strapi still makes the thumbnail for the admin.
      breakpoints: {},
      // src/extensions/upload checks the content of each file, and tells the editor what to do.
      security: { allowedTypes: ['*/*'] },
      ...(s3Provider || {}),
    },
  },
};
