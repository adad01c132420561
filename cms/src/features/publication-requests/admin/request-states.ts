import { timeInWords } from '../../../platform/time.ts';
import type { ShownRequest } from '../shown-request.ts';

interface PanelState {
  /** Null if there is none; undefined if it is not read yet. */
  readonly request: Pick<ShownRequest, 'sentBack'> | null | undefined;
  readonly isFetching: boolean;
  readonly isError: boolean;
  readonly mayPublish: boolean;
}

/** Returns what the panel shows. With `error` it shows only that the request could not be read. */
export function panelContent({
  request,
  isFetching,
  isError,
  mayPublish,
}: PanelState): 'nothing' | 'error' | 'how-to-ask' | 'waiting' | 'sent-back' {
  if (request) return request.sentBack ? 'sent-back' : 'waiting';
  if (isFetching) return 'nothing';
  if (isError) return 'error';
  return mayPublish ? 'nothing' : 'how-to-ask';
}

interface AskButtonState {
  readonly request: Pick<ShownRequest, 'sentBack'> | null | undefined;
  /** Whether the entry was never saved in this language, or its request is not read yet. */
  readonly cannotAskYet: boolean;
  readonly isModified: boolean;
  readonly isPublished: boolean;
  readonly showsPublished: boolean;
}

/** An Author can ask once, and only for saved text that differs from what visitors see. */
export function askButton(state: AskButtonState): { label: string; disabled: boolean } {
  const { request, cannotAskYet, isModified, isPublished, showsPublished } = state;
  const isWaiting = request ? !request.sentBack : false;
  return {
    label: isWaiting ? 'Asked for' : 'Ask for publication',
    disabled: cannotAskYet || isModified || isWaiting || isPublished || showsPublished,
  };
}

export function askedInWords(
  { byName, at }: Pick<ShownRequest, 'byName' | 'at'>,
  timeZone: string,
): string {
  return `${byName} asked for publication on ${timeInWords(at, timeZone)}.`;
}

/** People who may publish act on waiting requests, Authors on those that were sent back. */
export function requestsToActOn<Request extends Pick<ShownRequest, 'sentBack'>>(
  requests: readonly Request[],
  mayPublish: boolean,
): Request[] {
  return requests.filter(({ sentBack }) => (mayPublish ? !sentBack : sentBack));
}
