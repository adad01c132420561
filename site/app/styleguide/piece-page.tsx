import { data, Link, useParams } from 'react-router';
import { ExampleFrame } from './example-frame.tsx';
import { pieces } from './pieces.ts';
import styles from './styleguide.module.css';
import { useForcedStates } from './use-forced-states.ts';

export function loader({ params }: { readonly params: { readonly piece?: string } }) {
  if (!pieces.some(({ slug }) => slug === params.piece)) throw data(null, { status: 404 });
  return null;
}

/** One piece with all its examples. */
export default function PiecePage() {
  const params = useParams();
  const isReady = useForcedStates();
  const piece = pieces.find(({ slug }) => slug === params.piece);
  if (!piece) return null;
  return (
    <div className={styles.page} data-ready={isReady || undefined}>
      <title>{`${piece.title} | Styleguide`}</title>
      <div className={`content ${styles.head}`}>
        <p>
          <Link to="/styleguide" className={styles.back}>
            Styleguide
          </Link>
        </p>
        <h1>{piece.title}</h1>
        <p>{piece.about}</p>
      </div>
      <div className={piece.isWide ? styles.wide : `content ${styles.grid}`}>
        {piece.examples.map((example) => (
          <section key={example.slug} aria-labelledby={`example-${example.slug}`}>
            <h2 id={`example-${example.slug}`} className={styles.name}>
              <Link to={`/styleguide/${piece.slug}/${example.slug}`}>{example.name}</Link>
            </h2>
            <ExampleFrame example={example} />
          </section>
        ))}
      </div>
    </div>
  );
}
