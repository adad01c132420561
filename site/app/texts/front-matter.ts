import * as v from 'valibot';

/** What stands between the two lines `---` at the top of a page in this folder. */
export const FrontMatter = v.strictObject({
  /** The page's heading, and the first part of its title. */
  title: v.pipe(v.string(), v.nonEmpty(), v.maxLength(60)),
  /** The meta description (2.2). */
  description: v.pipe(v.string(), v.minLength(110), v.maxLength(160)),
  /** On legal pages the day of the last change, as it is shown: "June 25, 2025". */
  updated: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^[A-Z][a-z]+ \d{1,2}, \d{4}$/,
        'write the day as "June 25, 2025", in quotation marks',
      ),
      v.check((day) => !Number.isNaN(Date.parse(day)), 'there is no such day'),
    ),
  ),
});
export type FrontMatter = v.InferOutput<typeof FrontMatter>;
