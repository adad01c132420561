import { organisation } from '../organisation.ts';

/** Contact Us (2.8). */
export const contactTexts = {
  head: {
    title: `Contact Us | ${organisation.name} - Empowering Young Minds Through Education`,
    description:
      "Connect with us to join hands in empowering young minds through education. Let's work together to create a brighter future for underprivileged children.",
  },
  heading: 'Contact Us',
  intro: "Reach out, and let's make a difference together!",
  panel: {
    heading: 'Come by, call or write',
    text: 'We are in the office from Monday to Friday, 10 am to 5 pm. On Saturdays you will find us in a classroom.',
    address: 'Address',
    phone: 'Phone',
    email: 'Email',
    imageAlt: 'Two of our team with six children, waving',
  },
  form: {
    heading: 'Write to us',
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
    sent: 'Thank you, your message has arrived. We will answer by email, usually within three working days.',
    privacy:
      'We keep your name, email address and message so that we can answer you, for 24 months at most. Only our own team reads them.',
  },
} as const;
