import { useQueryParams } from '@strapi/strapi/admin';
import { useParams } from 'react-router-dom';
import { ENGLISH } from '../../content/languages/languages';
import { submissionTypeOf } from '../../content/submission-types';
import { CONTENT_TYPES, isContent } from '../../content/types';

interface LocaleQuery {
  readonly plugins?: { readonly i18n?: { readonly locale?: string } };
}

/**
 * The language that is chosen above the entry or list; the address holds it. For a type without languages English,
 * whatever Strapi's menu took along from the list of another type.
 */
export function useLocale(): string {
  const { slug } = useParams();
  const [{ query }] = useQueryParams<LocaleQuery>();
  const hasNone = isContent(slug) ? CONTENT_TYPES[slug].withoutLanguages : submissionTypeOf(slug);
  if (hasNone) return ENGLISH;
  return query.plugins?.i18n?.locale ?? ENGLISH;
}
