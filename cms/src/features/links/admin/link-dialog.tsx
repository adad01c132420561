import {
  Button,
  Combobox,
  ComboboxOption,
  Field,
  Flex,
  Modal,
  TextInput,
} from '@strapi/design-system';
import { adminApi } from '@strapi/strapi/admin';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { READ_ON_MOUNT, unwrapData } from '../../../admin/platform/entry-api';
import { useLocale } from '../../../admin/platform/locale';
import { CloseButton, OpenDialog } from '../../../admin/platform/open-dialog';
import { publicSettings } from '../../../admin/platform/public-settings';
import type { LinkDialogProps } from '../../../admin/platform/shared-components';
import { comparableText } from '../../../platform/comparable-text';
import type { LinkTarget } from '../server/link-targets';

const api = adminApi.injectEndpoints({
  endpoints: (builder) => ({
    linkTargets: builder.query<readonly LinkTarget[], string>({
      query: (locale) => `/website/link-targets?locale=${locale}`,
      transformResponse: unwrapData,
    }),
  }),
});

const NO_TITLES = 'The titles could not be loaded. Write the address below, or try again.';

/** Where a link leads: a page, a project or a file by its title, or an address. */
export function LinkDialog({ href: before, needsText, onChoose, onClose }: LinkDialogProps) {
  const [href, setHref] = useState(before);
  const [isPicked, setPicked] = useState(false);
  const [isListOpen, setListOpen] = useState(false);
  const [words, setWords] = useState('');
  const [typed, setTyped] = useState('');
  const { data: targets = [], isError } = api.useLinkTargetsQuery(useLocale(), READ_ON_MOUNT);
  const chosen = targets.find((target) => target.path === href);
  const sought = comparableText(typed).trim();
  const found = targets.filter((each) => comparableText(targetLabel(each)).includes(sought));

  function submit(event: FormEvent): void {
    event.preventDefault();
    // React passes the event on to the form of the entry, around this dialog.
    event.stopPropagation();
    onChoose(href.trim(), words.trim() || chosen?.title || href.trim());
  }

  /**
   * Once the list of titles is closed, its keys do what they do in any other field: Enter sets the link, and
   * Escape closes the dialog. Words that chose nothing set no link.
   */
  function actByKey({ key, target, currentTarget }: KeyboardEvent<HTMLFormElement>): void {
    if (!(target instanceof HTMLInputElement)) return;
    if (!target.matches('[role=combobox][aria-expanded=false]')) return;
    const isTitle = target.value === '' || (chosen && target.value === targetLabel(chosen));
    if (key === 'Enter' && isTitle && href.trim() !== '') currentTarget.requestSubmit();
    if (key === 'Escape') onClose();
  }

  function pick(path: string): void {
    setTyped('');
    setPicked(path !== '');
    setHref(path);
  }

  return (
    <OpenDialog title="Link" onClose={onClose}>
      <form onSubmit={submit} onKeyDown={actByKey} noValidate>
        <Modal.Body>
          <Flex direction="column" alignItems="stretch" gap={4}>
            {needsText && (
              <Field.Root
                name="words"
                hint="If it is empty, the title of what you choose stands there."
              >
                <Field.Label>Words of the link</Field.Label>
                <TextInput
                  autoFocus
                  value={words}
                  onChange={({ currentTarget }) => setWords(currentTarget.value)}
                />
                <Field.Hint />
              </Field.Root>
            )}
            <Field.Root
              name="target"
              hint={chosen?.isLive === false && 'It is not published yet: visitors cannot open it.'}
              error={isError && NO_TITLES}
            >
              <Field.Label>A page, a project or a file</Field.Label>
              <Combobox
                autoFocus={!needsText}
                // Its own search knows one spelling of a word.
                autocomplete="none"
                open={isListOpen}
                onOpenChange={setListOpen}
                // By itself it opens at the keys of a Latin keyboard, and not at words that are composed.
                onInputChange={({ currentTarget }) => {
                  setTyped(currentTarget.value);
                  setListOpen(true);
                }}
                placeholder={chosen ? targetLabel(chosen) : 'Type a part of its title'}
                value={isPicked && chosen ? chosen.path : ''}
                onChange={(to) => to && pick(to)}
                onClear={() => pick('')}
                noOptionsMessage={() => 'Nothing on the website has such a title.'}
              >
                {found.map((target) => (
                  <ComboboxOption
                    key={target.path}
                    value={target.path}
                    textValue={targetLabel(target)}
                  >
                    {targetLabel(target)}
                  </ComboboxOption>
                ))}
              </Combobox>
              <Field.Hint />
              <Field.Error />
            </Field.Root>
            <Field.Root
              name="address"
              hint={href.startsWith('/') && `On the website: ${publicSettings.siteUrl}${href}`}
            >
              <Field.Label>Or an address</Field.Label>
              <TextInput
                value={href}
                placeholder="https://"
                onChange={({ currentTarget }) => setHref(currentTarget.value)}
              />
              <Field.Hint />
            </Field.Root>
          </Flex>
        </Modal.Body>
        <Modal.Footer>
          <CloseButton label="Cancel" />
          <Flex gap={2}>
            {before !== '' && (
              <Button variant="danger-light" onClick={() => onChoose('', '')}>
                Remove link
              </Button>
            )}
            <Button type="submit" disabled={href.trim() === ''}>
              Set link
            </Button>
          </Flex>
        </Modal.Footer>
      </form>
    </OpenDialog>
  );
}

function targetLabel({ title, kind, isLive }: LinkTarget): string {
  return `${title} (${kind}${isLive ? '' : ', not published'})`;
}
