/** The routes that answer without a log-in, each with the reason. */
export const OPEN_TO_ALL: Readonly<Record<string, string>> = {
  'GET /': 'leads to the admin',
  'GET /_health': 'says that the program runs',
  'GET /admin/:path*': 'the files of the admin',
  'GET /admin/init': 'the log-in page asks whether there is an administrator, and for its logo',
  'GET /admin/project-type': 'the log-in page asks for the edition of Strapi',
  'GET /admin/registration-info': 'the page of an invitation, which its secret opens',
  'GET /content-manager/preview/script': 'a file of Strapi, the same everywhere',
  'GET /website/public-settings': 'the log-in page shows the name of the organisation',
  'POST /admin/forgot-password': 'for who cannot log in; tries are counted',
  'POST /admin/login': 'the log-in; tries are counted',
  'POST /admin/register': 'needs the secret of an invitation',
  'POST /admin/reset-password': 'needs the secret of a mail',
};

/** The routes that answer every person who is logged in, each with the reason. */
export const OPEN_TO_EVERY_LOGIN: Readonly<Record<string, string>> = {
  ...OPEN_TO_ALL,
  // These are about the person's own account.
  'POST /admin/logout': 'ends the person’s own session',
  'GET /admin/users/me': 'the person’s own account',
  'PUT /admin/users/me': 'name, e-mail address and password of the person’s own account',
  'GET /admin/users/me/permissions': 'the person’s own rights',
  'GET /admin/users/me/sessions': 'the person’s own sessions',
  'DELETE /admin/users/me/sessions': 'ends the person’s own sessions',
  'DELETE /admin/users/me/sessions/:sessionId': 'ends one of the person’s own sessions',
  'GET /admin/homepage/layout': 'the person’s own home page of the admin',
  'PUT /admin/homepage/layout': 'the person’s own home page of the admin',
  'POST /admin/permissions/check': 'says which of the named rights the person has',
  // The admin loads these for its pages. The public code of this project has the same information.
  'GET /admin/information': 'versions of the program',
  'GET /admin/telemetry-properties': 'answers nothing, as telemetry is off',
  'GET /admin/license-trial-time-left': 'fails, as there is no licence',
  'GET /admin/guided-tour-meta': 'the types and their fields',
  'GET /admin/permissions': 'names of the rights there are',
  'GET /admin/content-api/permissions': 'names of the routes of the API',
  'GET /admin/content-api/routes': 'names of the routes of the API',
  'GET /admin/homepage/key-statistics': 'how many files, types, languages and people there are',
  'GET /content-manager/init': 'the types and their fields',
  'GET /content-manager/content-types': 'the types and their fields',
  'GET /content-manager/content-types-settings': 'how lists are shown',
  'GET /content-manager/content-types/:uid/configuration': 'how a form is shown',
  'GET /content-manager/components': 'the cards and their fields',
  'GET /content-manager/components/:uid/configuration': 'how a card is shown',
  'GET /i18n/locales': 'the languages',
  'GET /i18n/settings': 'whether a machine translates: it does not',
  'GET /upload/configuration': 'how the media library is sorted',
  // These check the right to the entries in the request themselves.
  'POST /website/find': 'finds what the person may read',
  'GET /website/entry-of-page': 'names the entry of a page, which asks for the right to read it',
  'GET /content-manager/homepage/recent-documents': 'entries that the person may read',
  'GET /content-manager/homepage/count-documents': 'counts types that the person may read',
  'GET /content-manager/relations/:model/:targetField':
    'fails without the right to read both types',
  'GET /content-manager/relations/:model/:id/:targetField':
    'fails without the right to read both types',
  'POST /upload': 'asks for the right once there is a file',
  // These features are switched off, or no type uses them.
  'POST /content-manager/uid/generate': 'no type has a field of this kind',
  'POST /content-manager/uid/check-availability': 'no type has a field of this kind',
  'GET /content-manager/preview/url/:contentType': 'the preview of Strapi is off',
  'POST /upload/actions/upload-from-urls': 'refuses everything',
  'GET /admin/ai-usage': 'not there, as AI is off',
  'GET /admin/ai-token': 'not there, as AI is off',
  'GET /admin/ai-feature-config': 'not there, as AI is off',
  'GET /upload/ai-metadata-jobs/latest': 'not there, as AI is off',
  'GET /i18n/ai-localization-jobs/collection-types/:contentType/:documentId':
    'not there, as AI is off',
  'GET /i18n/ai-localization-jobs/single-types/:contentType': 'not there, as AI is off',
};
