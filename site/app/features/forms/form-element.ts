// A form's inputs keep their own values: they work before any script.

export function typedValues(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}

/** What was typed into the form before scripts came. */
export function typedBefore(formId: string): Record<string, string> {
  if (import.meta.env.SSR) return {};
  const form = document.getElementById(formId);
  return form instanceof HTMLFormElement ? typedValues(form) : {};
}

/** Puts values into the inputs that are still empty: what was typed before scripts came stays. */
export function fillEmpty(form: HTMLFormElement, values: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(values)) {
    // An input, or a group of radio buttons: its value is that of the chosen one.
    const field = form.elements.namedItem(name);
    if (field && 'value' in field && isUntouched(field)) field.value = value;
  }
}

/** A list shows a choice from the start: the one that the page chose, or its first. */
function isUntouched(field: Element | RadioNodeList): boolean {
  if (!(field instanceof HTMLSelectElement)) return 'value' in field && field.value === '';
  return field.selectedIndex <= 0 || field.selectedOptions[0]?.defaultSelected === true;
}

/** Puts a value into a field, which gets the focus. */
export function fillField(form: HTMLFormElement, name: string, value: string): void {
  const field = form.elements.namedItem(name);
  // A group of radio buttons has no value of its own.
  if (!(field instanceof HTMLElement) || !('value' in field)) return;
  field.value = value;
  field.focus();
}

/** Empties every field. A reset would bring back what the server filled in. */
export function emptyForm(form: HTMLFormElement): void {
  for (const field of form.elements) {
    const isInput = field instanceof HTMLInputElement;
    if (isInput && (field.type === 'radio' || field.type === 'checkbox')) field.checked = false;
    else if (isInput || field instanceof HTMLTextAreaElement) field.value = '';
    // A list begins with its empty choice, where it has one.
    else if (field instanceof HTMLSelectElement) field.selectedIndex = 0;
  }
}
