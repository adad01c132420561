import { Link } from 'react-router';
import { Kolam } from '../components/kolam/kolam-drawing.tsx';
import { PageIntro } from '../components/page-intro/page-intro.tsx';
import { Section } from '../components/section/section.tsx';
import { pieces } from './pieces.ts';
import styles from './styleguide.module.css';
import { Tokens } from './tokens.tsx';

const kolams = [1, 2, 3, 4, 5].flatMap((radius) =>
  (['diamond', 'square'] as const).map((shape) => ({ radius, shape, seed: `${shape} ${radius}` })),
);

/** The whole design system on one page: for whoever builds the site, never for its visitors. */
export default function Overview() {
  return (
    <>
      <title>Styleguide</title>
      <PageIntro heading="Styleguide">
        <p>Everything the site is made of, in every state.</p>
      </PageIntro>
      <Section id="pieces" heading="Pieces" intro="Each opens with all its examples.">
        <ul className={styles.pieces}>
          {pieces.map(({ slug, title, about, examples }) => (
            <li key={slug} className={styles.piece}>
              <Kolam radius={2} seed={slug} className={styles.mark} />
              <h3>
                <Link to={`/styleguide/${slug}`} className={styles.pieceLink}>
                  {title}
                </Link>
              </h3>
              <p>{about}</p>
              <p className={styles.count}>
                {examples.length === 1 ? 'One example' : `${examples.length} examples`}
              </p>
            </li>
          ))}
        </ul>
      </Section>
      <Tokens />
      <Section
        id="kolams"
        heading="Kolams"
        intro="Drawn by a seed: the same words always give the same drawing."
      >
        <ul className={styles.kolams}>
          {kolams.map(({ radius, shape, seed }) => (
            <li key={seed}>
              <Kolam radius={radius} shape={shape} seed={seed} />
              <p>
                {shape}, radius {radius}
              </p>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
