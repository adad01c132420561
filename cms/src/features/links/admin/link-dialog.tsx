import {
  Button,
  Combobox,
  ComboboxOption,
  Field,
  Flex,
  Modal,
  TextInput,
} from '@strapi/design-system';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { CloseButton, ControlledDialog, keepInDialog } from '../../../admin/components/dialogs.tsx';
import type { LinkDialogProps } from '../../../admin/frame/feature.ts';
import { useLocale } from '../../../admin/hooks/use-locale.ts';
import { publicSettings } from '../../../admin/requests/public-settings.ts';
import { READ_ON_MOUNT, staffApi } from '../../../admin/requests/staff-api.ts';
import { LINK_TARGETS_PATH } from '../paths.ts';
import type { LinkTarget } from '../server/link-targets.ts';
import { isTitleOrEmpty, linkWords, targetLabel, targetsWith } from './shown-targets.ts';

const { useLinkTargetsQuery } = staffApi.injectEndpoints({
  endpoints: (builder) => ({
    linkTargets: builder.query<readonly LinkTarget[], string>({
      query: (locale) => `${LINK_TARGETS_PATH}?locale=${locale}`,
    }),
  }),
});

const NO_TITLES_MESSAGE = 'The titles could not be loaded. Write the address below, or try again.';

export function LinkDialog({ href: initialHref, needsText, onChoose, onClose }: LinkDialogProps) {
  const [href, setHref] = useState(initialHref);
  // Until the editor picks a title, that of the present link is only a placeholder: if it were the combobox's value, the
  // combobox would append what the editor types.
  const [isPicked, setIsPicked] = useState(false);
  const [isListOpen, setIsListOpen] = useState(false);
  const [linkText, setLinkText] = useState('');
  const [search, setSearch] = useState('');
  const { data: targets = [], isError } = useLinkTargetsQuery(useLocale(), READ_ON_MOUNT);
  const chosen = targets.find((target) => target.path === href);
  const foundTargets = targetsWith(targets, search);

  function submit(event: FormEvent): void {
    keepInDialog(event);
    onChoose(href.trim(), linkWords(linkText, chosen, href));
  }

  /**
   * Strapi's combobox swallows Enter and Escape even while its list is closed. So Escape closes the dialog here, and
   * Enter sets the link, unless the editor typed a text that is no title.
   */
  function actByKey({ key, target, currentTarget }: KeyboardEvent<HTMLFormElement>): void {
    if (!(target instanceof HTMLInputElement)) return;
    if (!target.matches('[role=combobox][aria-expanded=false]')) return;
    if (key === 'Enter' && isTitleOrEmpty(target.value, chosen) && href.trim() !== '')
      currentTarget.requestSubmit();
    if (key === 'Escape') onClose();
  }

  function pick(path: string): void {
    setSearch('');
    setIsPicked(path !== '');
    setHref(path);
  }

  return (
    <ControlledDialog title="Link" onClose={onClose}>
      <form onSubmit={submit} onKeyDown={actByKey} noValidate>
        <Modal.Body>
          <Flex direction="column" alignItems="stretch" gap={4}>
            {needsText && (
              <Field.Root name="text" hint="If it is empty, the title of what you choose is shown.">
                <Field.Label>Words of the link</Field.Label>
                <TextInput
                  autoFocus
                  value={linkText}
                  onChange={({ currentTarget }) => setLinkText(currentTarget.value)}
                />
                <Field.Hint />
              </Field.Root>
            )}
            <Field.Root
              name="target"
              hint={
                chosen?.isVisibleToVisitors === false &&
                'Visitors cannot open it now: it is not published, or has “No page”.'
              }
              error={isError && NO_TITLES_MESSAGE}
            >
              <Field.Label>A page, a project or a file</Field.Label>
              <Combobox
                autoFocus={!needsText}
                // `foundTargets` also match other spellings; Strapi would filter by the exact letters.
                autocomplete="none"
                open={isListOpen}
                onOpenChange={setIsListOpen}
                // By itself the combobox opens at Latin keys only, which an input method for Malayalam does not send.
                onInputChange={({ currentTarget }) => {
                  setSearch(currentTarget.value);
                  setIsListOpen(true);
                }}
                placeholder={chosen ? targetLabel(chosen) : 'Type a part of its title'}
                value={isPicked && chosen ? chosen.path : ''}
                onChange={(to) => to && pick(to)}
                onClear={() => pick('')}
                noOptionsMessage={() => 'Nothing on the website has such a title.'}
              >
                {foundTargets.map((target) => (
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
            {initialHref !== '' && (
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
    </ControlledDialog>
  );
}
