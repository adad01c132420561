import { useQueryParams } from '@strapi/strapi/admin';
import { ENGLISH } from '../../content/languages/languages';

interface LocaleQuery {
  readonly plugins?: { readonly i18n?: { readonly locale?: string } };
}

/** The language that is chosen above the entry; the address holds it. */
export function useLocale(): string {
  const [{ query }] = useQueryParams<LocaleQuery>();
  return query.plugins?.i18n?.locale ?? ENGLISH;
}
