import { Box, Button, Flex, Searchbar, SearchForm } from '@strapi/design-system';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { MAX_QUERY_LETTERS } from '../found-entry.ts';

interface FindFormProps {
  readonly query?: string;
  readonly autoFocus?: boolean;
}

export default function FindForm({ query = '', autoFocus = false }: FindFormProps) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState(query);
  function submit(event: FormEvent): void {
    event.preventDefault();
    // The query is in the router's state and not in the URL: URLs get into logs.
    if (typed.trim() !== '') navigate('/find', { state: { query: typed.trim() } });
  }
  return (
    <SearchForm onSubmit={submit}>
      <Flex gap={2}>
        <Box flex="1">
          <Searchbar
            autoFocus={autoFocus}
            name="query"
            value={typed}
            placeholder="A word, a name, a phone number"
            clearLabel="Clear"
            maxLength={MAX_QUERY_LETTERS}
            onChange={(event) => setTyped(event.target.value)}
            onClear={() => setTyped('')}
          >
            Find
          </Searchbar>
        </Box>
        <Button type="submit" variant="secondary">
          Find
        </Button>
      </Flex>
    </SearchForm>
  );
}
