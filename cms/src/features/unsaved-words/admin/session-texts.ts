/** Replaces Strapi's sentence at the end of a session, which says that the typed texts are lost. */
export const SESSION_TEXTS: Readonly<Record<string, string>> = {
  'app.session.ended.unsaved':
    'Your session has ended. Press “Confirm” and log in again: this page opens, and offers what you wrote in a text of the website. Only notes about what people sent are not kept.',
};
