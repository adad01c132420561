import type { FormEvent } from 'react';

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
