import { useEffect, useState } from 'react';
import { Icon } from '../../components/icon/icon.tsx';
import type { Labels } from '../../labels/labels.ts';
import { loadLabels } from '../../labels/load-labels.ts';
import type { Alternate } from '../use-alternates.ts';
import styles from './invitation-line.module.css';

const CLOSED = 'language-invitation-closed';

/** An invitation to the page in another language, in the words of that language. */
export default function InvitationLine({ alternate }: { readonly alternate: Alternate }) {
  const { language, address } = alternate;
  const [labels, setLabels] = useState<Labels>();

  useEffect(() => {
    // Where the labels do not load there is no invitation.
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
    // The browser refuses to store anything, so the line was never closed.
    return false;
  }
}

function close(): void {
  try {
    sessionStorage.setItem(CLOSED, 'yes');
  } catch {
    // The line then comes back on the next page.
  }
}
