/** What the CMS reads of a request without a file, in kilobytes. */
export const MAX_BODY_KILOBYTES = 256;
