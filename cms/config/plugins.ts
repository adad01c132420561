import { settings } from './settings';

const MEGABYTE = 1024 * 1024;

const s3Provider = settings.s3 && {
  provider: 'aws-s3',
  providerOptions: {
    ...(settings.s3.baseUrl ? { baseUrl: settings.s3.baseUrl } : {}),
    s3Options: {
      credentials: {
        accessKeyId: settings.s3.accessKeyId,
        secretAccessKey: settings.s3.secretAccessKey,
      },
      region: settings.s3.region,
      ...(settings.s3.endpoint ? { endpoint: settings.s3.endpoint } : {}),
      forcePathStyle: settings.s3.forcePathStyle,
      params: { Bucket: settings.s3.bucket, ACL: null },
    },
  },
};

const { mail } = settings.submissions;

/** Without a mail server, Strapi's own way of sending stays; nothing here uses it. */
const smtp = mail && {
  provider: 'nodemailer',
  providerOptions: {
    host: mail.host,
    port: mail.port,
    secure: mail.security === 'tls',
    requireTLS: mail.security === 'starttls',
    ignoreTLS: mail.security === 'off',
    ...(mail.user ? { auth: { user: mail.user, pass: mail.password } } : {}),
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  },
  settings: { defaultFrom: mail.from, defaultReplyTo: mail.from },
};

export default {
  ...(smtp ? { email: { config: smtp } } : {}),
  upload: {
    config: {
      sizeLimit: 10 * MEGABYTE,
      // The site makes its own sizes; this one and the thumbnail are for the admin's lists.
      breakpoints: { small: 500 },
      // Judged by what the file holds, not by its name. SVG can carry scripts, so it is not here.
      security: {
        allowedTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'],
      },
      ...(s3Provider ?? {}),
    },
  },
};
