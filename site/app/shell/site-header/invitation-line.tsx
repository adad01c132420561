import { useEffect, useState } from 'react';
import { Icon } from '../../components/icon/icon.tsx';
import type { Labels } from '../../labels/labels.ts';
import { loadLabels } from '../../labels/load-labels.ts';
import type { Alternate } from '../use-alternates.ts';
import styles from './invitation-line.module.css';

const CLOSED = 'language-invitation-closed';

/** Its words are in the language to which it leads. */
export default function InvitationLine({ alternate }: { readonly alternate: Alternate }) {
  const { language, address } = alternate;
  const [labels, setLabels] = useState<Labels>();

  useEffect(() => {
    // Without the labels there is no invitation.
    if (!isClosed()) loadLabels(language).then(setLabels, () => undefined);
  }, [language]);

  if (labels === undefined) return null;
  return (
    <aside lang={language} aria-label={labels.shell.languages} className={styles.line}>
      <a href={address} hrefLang={language}>
        {labels.shell.invitation}
      </a>
      <button
        type="button"
        aria-label={labels.controls.close}
        onClick={() => {
          close();
          setLabels(undefined);
        }}
      >
        <Icon name="close" size="1.25rem" />
      </button>
    </aside>
  );
}

function isClosed(): boolean {
  try {
    return sessionStorage.getItem(CLOSED) !== null;
  } catch {
    // The browser refuses to store anything.
    return false;
  }
}

function close(): void {
  try {
    sessionStorage.setItem(CLOSED, 'yes');
  } catch {
    // It comes back on the next page then.
  }
}
