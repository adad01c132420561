import { useEffect, useState } from 'react';
import { Icon } from '../../components/icon/icon.tsx';
import { loadTexts } from '../../texts/load-texts.ts';
import type { Texts } from '../../texts/texts.ts';
import type { Alternate } from '../use-alternates.ts';
import styles from './invitation-line.module.css';

const CLOSED = 'language-invitation-closed';

/** Its words are in the language to which it leads. */
export default function InvitationLine({ alternate }: { readonly alternate: Alternate }) {
  const { language, address } = alternate;
  const [texts, setTexts] = useState<Texts>();

  useEffect(() => {
    // Without the texts there is no invitation.
    if (!isClosed()) loadTexts(language).then(setTexts, () => undefined);
  }, [language]);

  if (texts === undefined) return null;
  return (
    <aside lang={language} aria-label={texts.shell.languages} className={styles.line}>
      <a href={address} hrefLang={language}>
        {texts.shell.invitation}
      </a>
      <button
        type="button"
        aria-label={texts.controls.close}
        onClick={() => {
          close();
          setTexts(undefined);
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
