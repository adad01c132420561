import { TextArea, TextField, YesNo } from '../../components/field/field.tsx';
import { fieldHints } from '../../content/forms.ts';
import { type FieldBinding, FormFrame } from '../forms/form-frame.tsx';
import type { Answer } from '../forms/outcome.ts';
import { internForm, sponsorForm, volunteerForm } from '../forms/registration-form.ts';
import type { OpportunityKind } from './kinds.ts';
import styles from './opportunities.module.css';

const headings: Readonly<Record<OpportunityKind, string>> = {
  volunteer: 'Be a Volunteer',
  intern: 'Register Now',
  sponsor: 'Donate now',
};

/** How long the button says "Submitted!", in milliseconds (9). */
const submittedFor = 2000;

/** The form of one opportunity under its heading (2.7). */
export function RegistrationForm({
  kind,
  answered,
}: {
  readonly kind: OpportunityKind;
  readonly answered: Answer | undefined;
}) {
  const headingId = `${kind}-form-heading`;
  const frame = { answered, submittedFor, labelledBy: headingId };
  return (
    <section aria-labelledby={headingId} className={styles.form}>
      <h2 id={headingId}>{headings[kind]}</h2>
      <p className={styles.needed}>
        We need your first name, email and mobile number. The rest is up to you.
      </p>
      {kind === 'sponsor' ? (
        <FormFrame schema={sponsorForm} {...frame}>
          {(bind) => (
            <>
              <PersonFields bind={bind} />
              <YesNo {...bind('currentlyEmployed')} />
            </>
          )}
        </FormFrame>
      ) : (
        <FormFrame schema={kind === 'volunteer' ? volunteerForm : internForm} {...frame}>
          {(bind) => (
            <>
              <PersonFields bind={bind} />
              <YesNo {...bind('student')} />
              <div className={styles.study}>
                <TextField {...bind('fieldOfStudy')} />
                <TextField {...bind('institutionName')} autoComplete="organization" />
              </div>
              <TextArea {...bind('selfDescription')} rows={6} hint={fieldHints.selfDescription} />
            </>
          )}
        </FormFrame>
      )}
    </section>
  );
}

function PersonFields({
  bind,
}: {
  bind(name: 'firstName' | 'lastName' | 'email' | 'mobileNumber'): FieldBinding;
}) {
  return (
    <>
      <TextField {...bind('firstName')} autoComplete="given-name" required />
      <TextField {...bind('lastName')} autoComplete="family-name" />
      <TextField
        {...bind('email')}
        type="email"
        autoComplete="email"
        hint={fieldHints.email}
        required
      />
      <TextField
        {...bind('mobileNumber')}
        type="tel"
        autoComplete="tel"
        hint={fieldHints.mobileNumber}
        required
      />
    </>
  );
}
