/** Strapi's widgets that do not help editors: counts of types and tokens, a chart of all entries, the person's name. */
export const HIDDEN_WIDGETS = ['key-statistics', 'chart-entries', 'profile-info'];

/** The action “Edit the model”. Editors may not open its page, and in production that page cannot change anything. */
export const EDIT_THE_MODEL = 'edit-the-model';
