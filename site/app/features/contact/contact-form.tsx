import { TextArea, TextField } from '../../components/field/field.tsx';
import { contactForm } from '../forms/contact-form.ts';
import { FormFrame } from '../forms/form-frame.tsx';
import type { Answer } from '../forms/outcome.ts';
import styles from './contact.module.css';

/** How long the button says "Submitted!", in milliseconds (9). */
const submittedFor = 3000;

/** The contact form (2.8). */
export function ContactForm({ answered }: { readonly answered: Answer | undefined }) {
  return (
    <section aria-labelledby="contact-form-heading" className={styles.form}>
      <h2 id="contact-form-heading">Write to us</h2>
      <FormFrame
        schema={contactForm}
        answered={answered}
        submittedFor={submittedFor}
        labelledBy="contact-form-heading"
      >
        {(bind) => (
          <>
            <TextField
              {...bind('name')}
              placeholder="Enter your name"
              autoComplete="name"
              required
            />
            <TextField
              {...bind('email')}
              inputMode="email"
              placeholder="Enter your email"
              autoComplete="email"
              required
            />
            <TextArea
              {...bind('comments')}
              cols={30}
              rows={10}
              placeholder="Go ahead, we are listening..."
              required
            />
          </>
        )}
      </FormFrame>
    </section>
  );
}
