import { Link } from 'react-router';
import type { SubmissionKind } from '../../cms/submissions.ts';
import { privacyLink, privacyNotice } from '../../content/forms.ts';
import styles from './form.module.css';

/** What is kept, why and for how long, beside each form (R17). */
export function PrivacyNotice({ kind }: { readonly kind: SubmissionKind }) {
  return (
    <p className={styles.notice}>
      {privacyNotice[kind]} <Link to={privacyLink.to}>{privacyLink.label}</Link>
    </p>
  );
}
