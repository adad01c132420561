export const MAX_BODY_KILOBYTES = 256;

/** Enough for a photo of a good camera, an annual report, or a minute of video. Hints in `views/` name the limit, too. */
export const MAX_UPLOAD_MEGABYTES = 25;
