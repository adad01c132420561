import { Box, Button, Flex, Searchbar, SearchForm } from '@strapi/design-system';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { MAX_LETTERS } from '../find-limits';

interface FindFormProps {
  readonly words?: string;
  /** Whether the keyboard begins in the field. */
  readonly isReady?: boolean;
}

/** The field that stands on the page of what was found, and on the first page. */
export default function FindForm({ words = '', isReady = false }: FindFormProps) {
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isReady) field.current?.focus();
  }, [isReady]);
  const [typed, setTyped] = useState(words);
  function submit(event: FormEvent): void {
    event.preventDefault();
    if (typed.trim() !== '') navigate('/find', { state: { words: typed.trim() } });
  }
  return (
    <SearchForm onSubmit={submit}>
      <Flex gap={2}>
        <Box flex="1">
          <Searchbar
            ref={field}
            name="words"
            value={typed}
            placeholder="A word, a name, a phone number"
            clearLabel="Clear"
            maxLength={MAX_LETTERS}
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
