import type { PublicSettings } from '../../website/public-settings';
import { choiceLabels } from './choice-labels';
import { strapiTexts } from './strapi-texts';

/** Texts of the admin beside Strapi's own, or in their place. */
export const adminTexts: Readonly<Record<string, string>> = {
  ...choiceLabels,
  ...strapiTexts,
};

/** The logInTexts of the log-in page, with the organisation's name. */
export function logInTexts({ name }: PublicSettings): Record<string, string> {
  return {
    'Auth.form.welcome.title': name || 'CMS',
    'HomePage.header.subtitle': name ? `The CMS of ${name}` : 'The CMS of the website',
  };
}
