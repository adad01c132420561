import { Tr } from '@strapi/design-system';
import { Page } from '@strapi/strapi/admin';
import {
  EntryLink,
  ListPage,
  NameCell,
  type RowProps,
  TextCell,
} from '../../../admin/components/list-page.tsx';
import { SmallText } from '../../../admin/components/small-text.tsx';
import { publicSettings } from '../../../admin/requests/public-settings.ts';
import { READ_ON_MOUNT } from '../../../admin/requests/staff-api.ts';
import { nameOfLanguage } from '../../../content/languages/languages.ts';
import { timeInWords } from '../../../platform/time.ts';
import type { ListedRequest } from '../server/handlers.ts';
import { useAllRequestsQuery } from './publication-requests-api.ts';

const HEADINGS = ['Entry', 'Language', 'Type', 'Asked for by', 'When'];

export default function RequestsPage() {
  const { data: requests, isError } = useAllRequestsQuery(undefined, READ_ON_MOUNT);
  if (isError) return <Page.Error />;
  if (!requests) return <Page.Loading />;
  return (
    <ListPage
      title="Asked for"
      subtitle="What Authors ask Editors to publish. Open an entry to read it; there an Editor publishes it or sends it back."
      headings={HEADINGS}
      emptyText="Nothing is asked for."
    >
      {requests.map((request) => (
        <RequestRow key={request.id} request={request} />
      ))}
    </ListPage>
  );
}

function RequestRow({ request, ...row }: RowProps & { readonly request: ListedRequest }) {
  const { locale, typeLabel, byName, at, message, sentBack } = request;
  return (
    <Tr {...row}>
      <NameCell>
        <EntryLink entry={request} />
        {message && <SmallText text={message} color="neutral800" />}
        {sentBack && (
          <SmallText
            text={`Sent back by ${sentBack.byName}, ${timeInWords(sentBack.at, publicSettings.timeZone)}: ${sentBack.reason}`}
            color="danger600"
          />
        )}
      </NameCell>
      <TextCell text={nameOfLanguage(locale) ?? ''} />
      <TextCell text={typeLabel} />
      <TextCell text={byName} />
      <TextCell text={timeInWords(at, publicSettings.timeZone)} />
    </Tr>
  );
}
