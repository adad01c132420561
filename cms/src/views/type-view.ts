import * as v from 'valibot';

const FieldViewSchema = v.strictObject({
  label: v.string(),
  hint: v.optional(v.string()),
  /** Whether the website shows its own text if the field is empty. The CMS then sets the placeholder. */
  hasBuiltInText: v.optional(v.boolean()),
  placeholder: v.optional(v.string()),
  /** Longer texts look bad, so the check warns of them. The limit of the field itself is higher. */
  recommendedLetters: v.optional(v.number()),
  /** A smaller image does not look sharp, so the check warns of it. */
  minImageSize: v.optional(v.strictObject({ width: v.number(), height: v.number() })),
  /** Whether the image needs no alternative text, because the website shows its name beside it. */
  isDecorative: v.optional(v.boolean()),
  /**
   * An `own` fact is true for one organisation only: until staff change it, “Make it yours” counts it as the sample's. A
   * `common` fact may be true for more: “Make it yours” only asks staff to look at it.
   */
  fact: v.optional(v.picklist(['own', 'common'])),
  /**
   * The field that identifies a part in a list of facts, which “Make it yours” compares part by part. Without it, a
   * changed part counts as another one.
   */
  partKey: v.optional(v.string()),
  /** Whether staff may change this field of a read-only type. */
  isEditable: v.optional(v.boolean()),
});
export type FieldView = v.InferOutput<typeof FieldViewSchema>;

/** How the admin shows a type: its form and its list. */
export const TypeViewSchema = v.strictObject({
  /** The field that names an entry in lists. */
  mainField: v.string(),
  columns: v.array(v.string()),
  /** The field by which the list is sorted, if editors do not order it by hand. */
  sortBy: v.optional(v.string()),
  isDescending: v.optional(v.boolean()),
  /** The fields of a row share its width. */
  formRows: v.array(v.array(v.string())),
  fields: v.record(v.string(), FieldViewSchema),
  /** Set if visitors send the entries: staff cannot change their fields, and the list begins with the newest entry. */
  isReadOnly: v.optional(v.boolean()),
});
export type TypeView = v.InferOutput<typeof TypeViewSchema>;
