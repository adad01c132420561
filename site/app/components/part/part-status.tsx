import { loadingTexts } from '../../content/loading.ts';
import { Button } from '../button/button.tsx';
import styles from './part-status.module.css';

/** What stands where a part is being loaded, or could not be loaded. */
export function PartStatus({
  state,
  onRetry,
  loading = loadingTexts.loading,
  failed = loadingTexts.failed,
}: {
  readonly state: 'loading' | 'failed';
  readonly onRetry: () => void;
  readonly loading?: string;
  readonly failed?: string;
}) {
  return (
    <div role="status" className={styles.status}>
      {state === 'loading' ? (
        <p>{loading}</p>
      ) : (
        <>
          <p>{failed}</p>
          <Button kind="secondary" onClick={onRetry}>
            {loadingTexts.retry}
          </Button>
        </>
      )}
    </div>
  );
}
