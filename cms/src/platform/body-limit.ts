/** The largest body of a request without a file. */
export const MAX_BODY_KILOBYTES = 256;
