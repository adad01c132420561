import type { FormEvent, KeyboardEvent, MouseEvent, SyntheticEvent } from 'react';

/** For a form of numbered buttons: calls `act` with the pressed number in place of a request. */
export function onPress(act: (value: number) => void) {
  return (event: FormEvent) => {
    const { nativeEvent } = event;
    const button = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
    if (!(button instanceof HTMLButtonElement)) return;
    event.preventDefault();
    act(Number(button.value));
  };
}

/** For links and forms: calls `act` in place of the navigation. */
export function intercept(act: () => void) {
  return (
    event: SyntheticEvent & Partial<Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey'>>,
  ) => {
    // The visitor asked for a new tab or window.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    act();
  };
}

/** Makes a link a button for mouse, keyboard and screen readers. */
export function asButton(act: () => void) {
  return {
    role: 'button',
    onClick: intercept(act),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === ' ') intercept(act)(event);
    },
  };
}
