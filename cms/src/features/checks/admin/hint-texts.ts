/** Strapi would add the limit of each field to its hint. The check says if a text is too long. */
export const HINT_TEXTS: Readonly<Record<string, string>> = {
  'content-manager.form.Input.hint.text': '{description}',
};
