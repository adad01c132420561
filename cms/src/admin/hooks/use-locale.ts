import { useQueryParams } from '@strapi/strapi/admin';
import { ENGLISH } from '../../content/languages/languages.ts';
import { submissionTypeOf } from '../../content/submission-types.ts';
import { CONTENT_TYPES, isContent } from '../../content/types.ts';
import { useTypeUid } from './use-type-uid.ts';

interface LocaleQuery {
  readonly plugins?: { readonly i18n?: { readonly locale?: string } };
}

export function useLocale(): string {
  const uid = useTypeUid();
  const [{ query }] = useQueryParams<LocaleQuery>();
  const hasNoLanguages = isContent(uid)
    ? CONTENT_TYPES[uid].withoutLanguages === true
    : submissionTypeOf(uid) !== undefined;
  // Strapi's menu may have kept the language of another list in the URL.
  if (hasNoLanguages) return ENGLISH;
  return query.plugins?.i18n?.locale ?? ENGLISH;
}
