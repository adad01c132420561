import type { FormEvent, KeyboardEvent, MouseEvent, SyntheticEvent } from 'react';

/** For a form of numbered buttons: hands the number of the pressed one to `act`, in place of a request. */
export function onPress(act: (value: number) => void) {
  return (event: FormEvent) => {
    const { nativeEvent } = event;
    const button = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
    if (!(button instanceof HTMLButtonElement)) return;
    event.preventDefault();
    act(Number(button.value));
  };
}

/** For links and forms that lead somewhere before hydration: calls `act` in place of that. */
export function instead(act: () => void) {
  return (
    event: SyntheticEvent & Partial<Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey'>>,
  ) => {
    // A new tab or window is the visitor's own wish.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    act();
  };
}

/** Makes a link act, sound and answer to the keyboard as a button. */
export function asButton(act: () => void) {
  return {
    role: 'button',
    onClick: instead(act),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === ' ') instead(act)(event);
    },
  };
}
