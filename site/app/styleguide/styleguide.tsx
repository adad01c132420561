import { PageIntro } from '../components/page-intro/page-intro.tsx';
import { components } from './examples.tsx';
import styles from './styleguide.module.css';

/** Every component of the design system with its examples, on one sheet. */
export default function Styleguide() {
  return (
    <>
      <title>Styleguide</title>
      <PageIntro heading={{ text: 'Styleguide' }}>
        <p>Everything the site is made of, in every state.</p>
      </PageIntro>
      {components.map(({ title, about, isWide, examples }) => (
        <section key={title} className={isWide ? styles.wide : `content ${styles.component}`}>
          <h2>{title}</h2>
          <p>{about}</p>
          <div className={styles.examples}>
            {examples.map(({ name, ground, element }) => (
              <div key={name}>
                <h3 className={styles.name}>{name}</h3>
                <div className={ground ? `on-${ground} ${styles.frame}` : styles.frame}>
                  {element}
                </div>
              </div>
            ))}
          </div>
        </section>
      ))}
    </>
  );
}
