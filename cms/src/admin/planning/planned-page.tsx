import { Box, Link, Table, Tbody, Td, Th, Thead, Tr, Typography } from '@strapi/design-system';
import { Layouts, Page } from '@strapi/strapi/admin';
import { NavLink } from 'react-router-dom';
import { languageName } from '../../content/languages';
import { actionInWords, type PlannedEntry, timeInWords, usePlannedQuery } from './plan-api';

const HEADINGS = ['When', 'What', 'Type', 'Entry', 'Language', 'Planned by'];

/** Everything that is planned, the next first, and what could not be done. */
export default function PlannedPage() {
  const { data: planned, isError } = usePlannedQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  if (isError) return <Page.Error />;
  if (!planned) return <Page.Loading />;
  return (
    <Page.Main>
      <Page.Title>Planned</Page.Title>
      <Layouts.Header
        title="Planned"
        subtitle="What is published and taken off by itself. Open an entry to change it."
      />
      <Layouts.Content>
        <Table colCount={HEADINGS.length} rowCount={planned.length + 1}>
          <Thead>
            <Tr>
              {HEADINGS.map((heading) => (
                <Th key={heading}>
                  <Typography variant="sigma" textColor="neutral600">
                    {heading}
                  </Typography>
                </Th>
              ))}
            </Tr>
          </Thead>
          <Tbody>
            {planned.map((plan) => (
              <PlannedRow key={plan.id} plan={plan} />
            ))}
          </Tbody>
        </Table>
        {planned.length === 0 && (
          <Box padding={6}>
            <Typography>
              Nothing is planned. “Planning” stands at the side of every entry.
            </Typography>
          </Box>
        )}
      </Layouts.Content>
    </Page.Main>
  );
}

function PlannedRow({ plan }: Readonly<{ plan: PlannedEntry }>) {
  const { uid, isSingle, documentId, locale, type, title, time, action, problem, byName } = plan;
  const page = isSingle ? `single-types/${uid}` : `collection-types/${uid}/${documentId}`;
  const language = locale && `?plugins[i18n][locale]=${locale}`;
  return (
    <Tr>
      <Cell text={timeInWords(time)} />
      <Td>
        <Typography textColor="neutral800">{actionInWords(action)}</Typography>
        {problem && (
          <Typography tag="p" variant="pi" textColor="danger600">
            {`Not done: ${problem}`}
          </Typography>
        )}
      </Td>
      <Cell text={type} />
      <Td>
        <Link tag={NavLink} to={`/content-manager/${page}${language}`}>
          {title || 'The whole page'}
        </Link>
      </Td>
      <Cell text={languageName(locale) ?? ''} />
      <Cell text={byName} />
    </Tr>
  );
}

function Cell({ text }: Readonly<{ text: string }>) {
  return (
    <Td>
      <Typography textColor="neutral800">{text}</Typography>
    </Td>
  );
}
