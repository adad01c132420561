import { Button } from '@strapi/design-system';
import { Filter } from '@strapi/icons';
import { useQueryParams, withEncodedUserParams } from '@strapi/strapi/admin';
import { useProvidedComponent } from '../../../admin/frame/provided-components.ts';
import { useLocale } from '../../../admin/hooks/use-locale.ts';
import { useTypeUid } from '../../../admin/hooks/use-type-uid.ts';
import { type EntryCountQuery, useEntryCountQuery } from '../../../admin/requests/entry-count.ts';
import { READ_ON_MOUNT } from '../../../admin/requests/staff-api.ts';
import { ENGLISH, nameOfLanguage } from '../../../content/languages/languages.ts';
import { isContent } from '../../../content/types.ts';

interface ListQuery extends Pick<EntryCountQuery, 'filters' | '_q'> {
  readonly plugins?: { readonly i18n: { readonly locale: string } };
  readonly page?: number;
}

export function ListButtons() {
  const uid = useTypeUid();
  const FailedNotes = useProvidedComponent('FailedNotes');
  return (
    <>
      {isContent(uid) && FailedNotes && <FailedNotes />}
      <ShowEnglishButton />
      <ShowAllButton />
    </>
  );
}

/** Leads from the empty list of a language to the English list. */
function ShowEnglishButton() {
  const uid = useTypeUid();
  const [{ query }, setQuery] = useQueryParams<ListQuery>();
  const locale = useLocale();
  const { data: count } = useEntryCountQuery({ uid, locale });
  const isEmpty = count === 0 && locale !== ENGLISH;
  const { data: englishCount } = useEntryCountQuery({ uid, locale: ENGLISH }, { skip: !isEmpty });
  if (!isEmpty || !englishCount) return null;
  const plugins = { i18n: { locale: ENGLISH } };
  const showEnglish = () => setQuery(withEncodedUserParams(query, { plugins, page: 1 }));
  return (
    <Button variant="secondary" size="S" onClick={showEnglish}>
      Nothing here in {nameOfLanguage(locale) ?? locale}: show English
    </Button>
  );
}

/** The button that says how many entries the search and the filter hide, and takes both away. */
function ShowAllButton() {
  const uid = useTypeUid();
  const [{ query }, setQuery] = useQueryParams<ListQuery>();
  const locale = useLocale();
  const { filters, _q = '' } = query;
  const filterNames: string[] = [];
  if (_q !== '') filterNames.push('the search');
  if ((filters?.$and ?? []).length > 0) filterNames.push('the filter');
  const filteredQuery = { uid, locale, ...(filters && { filters }), ...(_q && { _q }) };
  const skip = filterNames.length === 0;
  const options = { ...READ_ON_MOUNT, skip };
  const { data: totalCount } = useEntryCountQuery({ uid, locale }, options);
  const { data: filteredCount } = useEntryCountQuery(filteredQuery, options);
  if (skip || totalCount === undefined || filteredCount === undefined) return null;
  const hiddenCount = totalCount - filteredCount;
  if (hiddenCount <= 0) return null;
  const showAll = () => setQuery({ filters: {}, _q: '' }, 'remove');
  return (
    <Button variant="secondary" size="S" startIcon={<Filter />} onClick={showAll}>
      {hiddenCount} hidden by {filterNames.join(' and ')}: show all
    </Button>
  );
}
