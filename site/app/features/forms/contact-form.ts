import type { FormSchema } from './form-schema.ts';
import { isBlank, isContactEmail } from './rules.ts';

export type ContactName = 'name' | 'email' | 'comments';

/** The contact form (2.8) with the messages of 5.2, in their order. */
export const contactForm: FormSchema<ContactName> = {
  kind: 'contact',
  fields: {
    name: { label: 'Your name', maxLength: 200 },
    email: { label: 'Your email', maxLength: 254 },
    comments: { label: 'Your message', maxLength: 5000, lines: 'several' },
  },
  rules: [
    {
      field: 'email',
      message: 'Please enter a valid email.',
      broken: ({ email }) => email !== '' && !isContactEmail(email),
    },
    { field: 'name', message: 'Name cannot be blank.', broken: ({ name }) => isBlank(name) },
    { field: 'email', message: 'Email cannot be blank.', broken: ({ email }) => email === '' },
    {
      field: 'comments',
      message: 'Comments cannot be blank.',
      broken: ({ comments }) => isBlank(comments),
    },
  ],
  path: '/contact-us',
  toSubmission: ({ name, email, comments }) => ({
    fullName: name,
    email,
    contactQuery: comments,
  }),
};
