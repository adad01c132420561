import { Component, type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import type { Texts } from '../../texts/texts.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../button/button.tsx';
import styles from './lazy-load.module.css';

/** In milliseconds (9). */
const LOAD_TIMEOUT = 120_000;

interface LazyLoadProps<Props> {
  readonly load: () => Promise<{ readonly default: ComponentType<Props> }>;
  readonly props: Props;
}

/** Loads a component when it is first shown, and offers to try again where that failed. */
export function LazyLoad<Props extends object>({ load, props }: LazyLoadProps<Props>) {
  const { controls } = useTexts();
  const lazily = () => lazy(() => withTimeout(load()));
  const [Loaded, setLoaded] = useState(lazily);
  return (
    <FailureBoundary texts={controls} onRetry={() => setLoaded(lazily)}>
      <Suspense fallback={<LoadStatus>{controls.loading}</LoadStatus>}>
        <Loaded {...props} />
      </Suspense>
    </FailureBoundary>
  );
}

export function withTimeout<T>(loading: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('It took too long')), LOAD_TIMEOUT);
  });
  return Promise.race([loading, tooLate]).finally(() => clearTimeout(timer));
}

interface FailureBoundaryProps {
  readonly texts: Texts['controls'];
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

class FailureBoundary extends Component<FailureBoundaryProps> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    const retry = () => {
      this.props.onRetry();
      this.setState({ hasFailed: false });
    };
    return (
      <LoadStatus>
        {this.props.texts.loadingFailed}
        <Button kind="secondary" onClick={retry}>
          {this.props.texts.retry}
        </Button>
      </LoadStatus>
    );
  }
}

export function LoadStatus({ children }: { readonly children: ReactNode }) {
  return (
    <div role="status" className={styles.status}>
      {children}
    </div>
  );
}
