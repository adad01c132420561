/** What the admin says where Strapi's own words are a programmer's. */
export const plainWords: Readonly<Record<string, string>> = {
  'content-manager.components.LeftMenu.collection-types': 'Lists',
  'Auth.form.welcome.title': 'Content system',
  'Auth.form.welcome.subtitle': 'Log in to write for the website',
  'components.Input.error.validation.regex':
    'This is not written as it is needed here: see the line below the field.',
  'components.Input.error.validation.required': 'This field must be filled in.',
  'components.Input.error.validation.maxLength': 'This text is too long: at most {max} letters.',
  'components.Input.error.validation.unique': 'Another entry has this already: choose another.',
  'components.Input.error.validation.regex.withField':
    '{field} is not written as it is needed: see the line below the field.',
  'components.Input.error.validation.required.withField': '{field} must be filled in.',
  'components.Input.error.validation.maxLength.withField': '{field} is too long.',
  'components.Input.error.validation.unique.withField':
    '{field}: another entry has this already. Choose another.',
};
