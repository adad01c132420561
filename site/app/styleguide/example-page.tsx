import { data, useParams } from 'react-router';
import { ExampleFrame } from './example-frame.tsx';
import { pieces } from './pieces.ts';
import styles from './styleguide.module.css';
import { useForcedStates } from './use-forced-states.ts';

type Params = { readonly piece?: string | undefined; readonly example?: string | undefined };

function find({ piece, example }: Params) {
  return pieces.find(({ slug }) => slug === piece)?.examples.find(({ slug }) => slug === example);
}

export function loader({ params }: { readonly params: Params }) {
  if (!find(params)) throw data(null, { status: 404 });
  return null;
}

/** One example alone, without the site around it. */
export default function ExamplePage() {
  const isReady = useForcedStates();
  const example = find(useParams());
  if (!example) return null;
  return (
    <div className={styles.alone} data-ready={isReady || undefined}>
      <title>{`${example.name} | Styleguide`}</title>
      <h1 className="unseen">{example.name}</h1>
      <ExampleFrame example={example} />
    </div>
  );
}
