/**
 * Matches the path of a document or video in the CMS's own storage, which the website offers under the same path.
 * `npm run check` compares the pattern with the website's.
 */
export const OFFERED_FILE = /^\/uploads\/[\w.-]+\.(?:pdf|mp4|webm)$/i;

export const OFFERED_MIME_TYPES = ['application/pdf', 'video/mp4', 'video/webm'];
