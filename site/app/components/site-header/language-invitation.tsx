import { useEffect, useState } from 'react';
import { loadTexts } from '../../texts/load-texts.ts';
import type { Texts } from '../../texts/texts.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { useVersions, type Version } from '../../use-versions.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './language-invitation.module.css';
import { preferredVersion } from './preferred-version.ts';

const CLOSED = 'language-invitation-closed';

interface Invitation {
  readonly version: Version;
  readonly texts: Texts;
}

/** One line in the language that the browser prefers, where the page exists in it (R38). */
export function LanguageInvitation({ path }: { readonly path: string | undefined }) {
  const { language } = useTexts();
  const versions = useVersions(path);
  const [invitation, setInvitation] = useState<Invitation>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the versions follow from the path
  useEffect(() => {
    setInvitation(undefined);
    const version = preferredVersion(navigator.languages, language, versions);
    if (version === undefined || isClosed()) return;
    let isLeft = false;
    // Without the texts there is no invitation.
    loadTexts(version.language).then(
      (texts) => {
        if (!isLeft) setInvitation({ version, texts });
      },
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, [language, path]);

  if (invitation === undefined) return null;
  const { version, texts } = invitation;
  return (
    <aside lang={version.language} className={styles.line} aria-label={texts.shell.languages}>
      <a href={version.address} hrefLang={version.language}>
        {texts.shell.invitation}
      </a>
      <button
        type="button"
        aria-label={texts.controls.close}
        onClick={() => {
          close();
          setInvitation(undefined);
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
