import { useQueryParams } from '@strapi/strapi/admin';
import { useParams } from 'react-router-dom';
import { ENGLISH } from '../../content/languages/languages';
import { submissionTypeOf } from '../../content/submission-types';
import { CONTENT_TYPES, isContent } from '../../content/types';

interface LocaleQuery {
  readonly plugins?: { readonly i18n?: { readonly locale?: string } };
}

/**
 * Returns the language that is chosen above the entry or list, from the URL. For a type without languages this is
 * English, since Strapi's menu may have kept the language of another list in the URL.
 */
export function useLocale(): string {
  const { slug } = useParams();
  const [{ query }] = useQueryParams<LocaleQuery>();
  const hasNoLanguages = isContent(slug)
    ? CONTENT_TYPES[slug].withoutLanguages === true
    : submissionTypeOf(slug) !== undefined;
  if (hasNoLanguages) return ENGLISH;
  return query.plugins?.i18n?.locale ?? ENGLISH;
}
