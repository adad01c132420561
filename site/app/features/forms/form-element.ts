/** Reading and writing a form's inputs, which keep their own values: they work before any script. */

/** Every named value as it stands in the form, hidden inputs included. */
export function typedValues(form: HTMLFormElement): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') values[name] = value;
  }
  return values;
}

/** Puts values into the inputs that are still empty: what was typed before scripts came stays. */
export function fillEmpty(form: HTMLFormElement, values: Readonly<Record<string, string>>): void {
  for (const input of inputsOf(form)) {
    const value = values[input.name] ?? '';
    if (input instanceof HTMLInputElement && input.type === 'radio') {
      const answered = inputsOf(form).some(
        (other) => other instanceof HTMLInputElement && other.name === input.name && other.checked,
      );
      if (!answered && input.value === value) input.checked = true;
    } else if (input.value === '' && value !== '') {
      input.value = value;
    }
  }
}

/** Empties every input (not a reset: that would bring back what the server filled in). */
export function emptyForm(form: HTMLFormElement): void {
  for (const input of inputsOf(form)) {
    if (input instanceof HTMLInputElement && input.type === 'radio') input.checked = false;
    else input.value = '';
  }
}

function inputsOf(form: HTMLFormElement): (HTMLInputElement | HTMLTextAreaElement)[] {
  return [...form.elements].filter(
    (element): element is HTMLInputElement | HTMLTextAreaElement =>
      element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement,
  );
}
