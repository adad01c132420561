import { useState } from 'react';
import { Icon, type IconName } from '../../components/icon/icon.tsx';
import { NewWindowLink } from '../../components/new-window-link.tsx';
import { useHydrated } from '../../components/use-hydrated.ts';
import { useLabels } from '../../labels/use-labels.ts';
import { addressIn } from '../../languages.ts';
import { useShell } from '../../shell/use-shell.ts';
import styles from './share.module.css';

interface ShareProps {
  readonly title: string;
  /** The path as in English, such as `/projects/disha`. */
  readonly path: string;
}

/** Ways to pass the link to this page on. What needs a script is there once it runs. */
export function Share({ title, path }: ShareProps) {
  const { share, language } = useLabels();
  const { siteUrl = '' } = useShell() ?? {};
  const isHydrated = useHydrated();
  const [status, setStatus] = useState('');
  const url = siteUrl + addressIn(language, path);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(url);
      setStatus(share.copied);
    } catch {
      // A browser may forbid copying, and has no clipboard where the connection is not private.
      setStatus(share.notCopied);
    }
  }

  return (
    <section className={`content ${styles.share}`} aria-labelledby="share">
      <h2 id="share" className={styles.heading}>
        {share.heading}
      </h2>
      {isHydrated && 'share' in navigator && (
        <button
          type="button"
          className={styles.way}
          // The promise rejects where the person closes the dialog.
          onClick={() => navigator.share({ title, url }).catch(() => undefined)}
        >
          <IconLabel icon="share" label={share.device} />
        </button>
      )}
      <NewWindowLink
        href={`https://wa.me/?text=${encodeURIComponent(`${title} ${url}`)}`}
        className={styles.way}
      >
        <IconLabel icon="chat" label={share.whatsapp} />
      </NewWindowLink>
      <a
        className={styles.way}
        href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`}
      >
        <IconLabel icon="mail" label={share.email} />
      </a>
      {isHydrated && (
        <button type="button" className={styles.way} onClick={copy}>
          <IconLabel icon="link" label={share.copy} />
        </button>
      )}
      <p role="status" className={styles.status}>
        {status}
      </p>
    </section>
  );
}

function IconLabel({ icon, label }: { readonly icon: IconName; readonly label: string }) {
  return (
    <>
      <Icon name={icon} />
      {label}
    </>
  );
}
