export const MAX_BODY_KILOBYTES = 256;

// Enough for a photo of a good camera, an annual report, or a minute of video. The hints in `views/document.json` and
// `views/about-page.json` name the limit, too.
export const MAX_UPLOAD_MEGABYTES = 25;
