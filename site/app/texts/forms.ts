/** What the forms have in common. Labels and messages of fields stand in `features/forms/forms.ts`. */
export const formTexts = {
  submit: 'Submit',
  submitted: 'Submitted!',
  sending: 'Sending, one moment…',
  clear: 'Clear what I typed',
  trap: 'Please leave this empty',
  yes: 'Yes',
  no: 'No',
  privacyLink: 'How we handle your data',
  tooLong: (label: string, maxLength: number) =>
    `${label} is too long. Please use at most ${maxLength} characters.`,
  problems: (count: number) =>
    count === 1 ? 'One thing to put right' : `${count} things to put right`,
  failed: 'Something went wrong. Please try again later...',
  limited: (wait: string) =>
    `Many forms have come from your network just now. Please wait ${wait} and press Submit again. What you typed stays here.`,
  incomplete: 'Your form did not reach us whole. Please send it again.',
  tooLarge: 'That is too much text for this form. Please make it shorter and send it again.',
  notAForm: 'This form can only be sent from its own page. Please fill it in there.',
} as const;
