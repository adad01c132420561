import { Button } from '@strapi/design-system';
import { Filter } from '@strapi/icons';
import { useQueryParams, withEncodedUserParams } from '@strapi/strapi/admin';
import { useParams } from 'react-router-dom';
import { type EntryCountQuery, useEntryCountQuery } from '../../../admin/platform/entry-count';
import { useLocale } from '../../../admin/platform/locale';
import { ENGLISH, languageName } from '../../../content/languages/languages';

interface ListQuery extends Pick<EntryCountQuery, 'filters' | '_q'> {
  readonly plugins?: { readonly i18n: { readonly locale: string } };
  readonly page?: number;
}

/** Says above a list how many entries a filter hides, or that there are none in its language; a press shows them. */
export function HiddenEntries() {
  const { slug: uid = '' } = useParams();
  const [{ query }, setQuery] = useQueryParams<ListQuery>();
  const locale = useLocale();
  const { filters, _q = '' } = query;
  const narrowing = [
    ...(_q === '' ? [] : ['the search']),
    ...((filters?.$and ?? []).length > 0 ? ['the filter'] : []),
  ];
  const isNarrowed = narrowing.length > 0;
  const { data: all } = useEntryCountQuery({ uid, locale });
  const narrowed = { uid, locale, ...(filters && { filters }), ...(_q && { _q }) };
  const { data: shown } = useEntryCountQuery(narrowed, { skip: !isNarrowed });
  const isEmpty = all === 0 && locale !== ENGLISH;
  const { data: inEnglish } = useEntryCountQuery({ uid, locale: ENGLISH }, { skip: !isEmpty });

  // A type without languages has as many in each.
  if (isEmpty && inEnglish) {
    const plugins = { i18n: { locale: ENGLISH } };
    const showEnglish = () => setQuery(withEncodedUserParams(query, { plugins, page: 1 }));
    return (
      <Button variant="secondary" size="S" onClick={showEnglish}>
        Nothing here in {languageName(locale) ?? locale}: show English
      </Button>
    );
  }
  const hidden = isNarrowed && all !== undefined && shown !== undefined ? all - shown : 0;
  if (hidden <= 0) return null;
  const showAll = () => setQuery({ filters: {}, _q: '' }, 'remove');
  return (
    <Button variant="secondary" size="S" startIcon={<Filter />} onClick={showAll}>
      {hidden} hidden by {narrowing.join(' and ')}: show all
    </Button>
  );
}
