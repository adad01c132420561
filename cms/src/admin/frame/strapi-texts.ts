import { FORBIDDEN_MESSAGE } from '../requests/server-message.ts';

/** The label of a button that changes a file at once, since a file has no draft. */
const REPLACE_LABEL = 'Replace: live at once, without Publish';

/** Strapi shows “Delete” in each row of a list, also to an Author who may not delete that entry. */
const FORBIDDEN_DELETION_MESSAGE = `${FORBIDDEN_MESSAGE} An Author can delete only their own entries, and only if they are not published: ask an Editor.`;

/** Texts in place of Strapi's own, which are written for programmers. Those of a feature are in its `texts`. */
export const strapiTexts: Readonly<Record<string, string>> = {
  'Auth.form.welcome.subtitle': 'Log in to write for the website',
  'content-manager.components.LeftMenu.collection-types': 'Lists',
  'content-manager.components.LeftMenu.single-types': 'Texts',
  'components.Input.error.validation.required': 'Fill in this field.',
  'components.Input.error.validation.maxLength': 'Shorten this text to at most {max} letters.',
  'components.Input.error.validation.unique': 'Another entry has this already: choose another.',
  'components.Input.error.validation.required.withField': 'Fill in {field}.',
  'components.Input.error.validation.maxLength.withField': '{field} is too long: shorten it.',
  'components.Input.error.validation.unique.withField':
    '{field}: another entry has this already. Choose another.',
  'upload.input.label': 'Press here to choose files, or drop them here',
  'upload.form.input.description.file-alt':
    'One sentence for people who cannot see the picture: what does it show? If the website cuts off what matters, press “Set focal point” and click on it.',
  'upload.asset-details.replace.trigger': REPLACE_LABEL,
  'upload.control-card.replace-media': REPLACE_LABEL,
  'upload.form.button.replace-media': REPLACE_LABEL,
  'upload.list.assets.actions.replace': REPLACE_LABEL,
  'upload.asset-details.replace.description':
    'Visitors see the new file at once, without Publish, wherever the old one was. The old one is gone. To publish it when you are ready, press Cancel, upload the new file and choose it in the entry.',
  'apiError.Missing or invalid credentials':
    'You are logged out: your session has ended. Please log in again.',
  // The field itself says how to write a day, as day/month/year.
  'apiError.Invalid format, expected yyyy-MM-dd':
    'Nothing was saved: correct the day that is marked in red.',
  'apiError.Forbidden': FORBIDDEN_DELETION_MESSAGE,
  'content-manager.apiError.Forbidden': FORBIDDEN_DELETION_MESSAGE,
  'app.session.ended.title': 'You are logged out',
  // Strapi would call each language of an entry an entry, and would also say “0 entries”.
  'content-manager.containers.list.selectedEntriesModal.selectedCount.publish':
    '{publishedCount, plural, =0 {} one {# language is published already. } other {# languages are published already. }}' +
    '{draftCount, plural, =0 {} one {# language will be published. } other {# languages will be published. }}' +
    '{withErrorsCount, plural, =0 {} one {# language lacks something: correct it first.} other {# languages lack something: correct them first.}}',
  'content-manager.containers.list.selectedEntriesModal.selectedCount.unpublish':
    '{draftCount, plural, =0 {} one {# language is not published. } other {# languages are not published. }}' +
    '{publishedCount, plural, =0 {} one {# language will be taken off.} other {# languages will be taken off.}}',
  'content-manager.Settings.list.actions.deleteAdditionalInfos':
    'This deletes them in all languages.',
  // Strapi's own text warns of a loss even if every field is empty.
  'i18n.CMEditViewCopyLocale.dialog.body':
    'The words of the language that you choose come into the form. Only where you have already written something in this language, they take its place. Visitors see nothing of it before you publish.',
  'i18n.CMEditViewCopyLocale.copy-text': 'Fill in from another language',
};

export function logInTexts({ name }: { readonly name: string }): Record<string, string> {
  return {
    'Auth.form.welcome.title': name || 'CMS',
    'HomePage.header.subtitle': name ? `The CMS of ${name}` : 'The CMS of the website',
  };
}
