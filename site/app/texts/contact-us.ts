/** Labels and messages of Contact Us (2.8, 5.2). */
export const contactTexts = {
  panel: {
    address: 'Address',
    phone: 'Phone',
    email: 'Email',
    /** What the site's own image shows. */
    imageAlt: 'Two of our team with six children, waving',
  },
  form: {
    fields: { name: 'Your name', email: 'Your email', comments: 'Your message' },
    placeholders: {
      name: 'Enter your name',
      email: 'Enter your email',
      comments: 'Go ahead, we are listening...',
    },
    messages: {
      emailInvalid: 'Please enter a valid email.',
      nameBlank: 'Name cannot be blank.',
      emailBlank: 'Email cannot be blank.',
      commentsBlank: 'Comments cannot be blank.',
    },
  },
} as const;
