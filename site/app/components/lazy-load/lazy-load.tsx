import {
  Component,
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useMemo,
  useState,
} from 'react';
import { useLabels } from '../../labels/use-labels.ts';
import { Button } from '../button/button.tsx';
import styles from './lazy-load.module.css';

/** Section 9 has this limit. */
const LOAD_TIMEOUT_MS = 120_000;

interface LazyLoadProps<Props> {
  readonly load: () => Promise<{ readonly default: ComponentType<Props> }>;
  readonly props: Props;
}

/**
 * Loads a component when it is first shown. Where that failed, a message offers to try again, and what
 * the server sent of the component stays.
 */
export function LazyLoad<Props extends object>({ load, props }: LazyLoadProps<Props>) {
  const { controls } = useLabels();
  const [hasFailed, setFailed] = useState(false);
  // React shows what the server sent for as long as the component is awaited: an error would replace it.
  const fail = () => {
    setFailed(true);
    return new Promise<never>(() => undefined);
  };
  const lazily = () => lazy(() => withTimeout(load()).catch(fail));
  const [Loaded, setLoaded] = useState(lazily);
  const retry = () => {
    setFailed(false);
    setLoaded(lazily);
  };
  const failure = (
    <LoadStatus>
      {controls.loadingFailed}
      <Button kind="secondary" onClick={retry}>
        {controls.retry}
      </Button>
    </LoadStatus>
  );
  // The element stays the same, so that React does not render anew what the server sent.
  const component = useMemo(
    () => (
      <Suspense fallback={<LoadStatus>{controls.loading}</LoadStatus>}>
        <Loaded {...props} />
      </Suspense>
    ),
    [Loaded, props, controls],
  );
  return (
    <FailureBoundary failure={failure}>
      {hasFailed && failure}
      {component}
    </FailureBoundary>
  );
}

export function withTimeout<T>(loading: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('It took too long')), LOAD_TIMEOUT_MS);
  });
  return Promise.race([loading, tooLate]).finally(() => clearTimeout(timer));
}

interface FailureBoundaryProps {
  readonly failure: ReactNode;
  readonly children: ReactNode;
}

/** Catches what a component throws that was loaded and fails when it is rendered. */
class FailureBoundary extends Component<FailureBoundaryProps> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.failure : this.props.children;
  }
}

export function LoadStatus({ children }: { readonly children: ReactNode }) {
  return (
    <div role="status" className={styles.status}>
      {children}
    </div>
  );
}
