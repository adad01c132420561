import type { Language, TranslatedLanguage } from './languages.ts';

/**
 * The organisation's name, {brand}, as it stands in titles, headings and the copyright line (R31).
 * SAMPLE DATA: Mazhavil ("rainbow") is made up. Editors describe the rest in the CMS; what stands where
 * they wrote nothing is `texts/content/organisation.json`.
 */
export const defaultOrganisation: { readonly name: string; readonly names: Names } = {
  name: 'Mazhavil',
  /** The name in the scripts of the other languages. */
  names: { ml: 'മഴവിൽ', ta: 'மழவில்', kn: 'ಮಳವಿಲ್', hi: 'मझविल' },
};

type Names = Readonly<Record<TranslatedLanguage, string>>;

export function organisationName(language: Language): string {
  return language === 'en' ? defaultOrganisation.name : defaultOrganisation.names[language];
}
