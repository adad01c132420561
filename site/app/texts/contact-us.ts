/** Labels of Contact Us (2.8). */
export const contactTexts = {
  panel: {
    address: 'Address',
    phone: 'Phone',
    email: 'Email',
    /** What the site's own image shows. */
    imageAlt: 'Two of our team with six children, waving',
  },
} as const;
