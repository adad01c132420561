import type { CSSProperties } from 'react';
import { Section } from '../components/section/section.tsx';
import source from '../styles/tokens.css?raw';
import { contrast } from './contrast.ts';
import styles from './styleguide.module.css';

interface Token {
  readonly name: string;
  readonly value: string;
}

/** The tokens as they are first written; what less motion makes of them comes later in the file. */
const tokens: readonly Token[] = [
  ...new Map(
    [...source.matchAll(/^\s*--([\w-]+):\s*([^;]+);/gm)]
      .map(([, name = '', value = '']) => ({ name, value: value.replace(/\s+/g, ' ') }))
      .toReversed()
      .map((token) => [token.name, token]),
  ).values(),
].toReversed();

const named = (pattern: RegExp) => tokens.filter(({ name }) => pattern.test(name));
const colours = tokens.filter(({ value }) => /^#[0-9a-f]{6}$/i.test(value));

function shown({ name }: Token): CSSProperties & Record<`--${string}`, string> {
  return { '--shown': `var(--${name})` };
}

/** Every token, read from the file itself, so that none can be forgotten here. */
export function Tokens() {
  return (
    <>
      <Section
        id="colours"
        heading="Colours"
        intro="With the contrast of ink and of white on each: text needs 4.5, an edge 3."
      >
        <ul className={styles.swatches}>
          {colours.map((token) => (
            <li key={token.name}>
              <div className={styles.swatch} style={shown(token)} />
              <p className={styles.token}>{token.name}</p>
              <p className={styles.value}>
                {token.value}, ink {contrast(token.value, '#1d2b4f').toFixed(1)}, white{' '}
                {contrast(token.value, '#ffffff').toFixed(1)}
              </p>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="type" heading="Type">
        <ul className={styles.lines}>
          {named(/^(text|heading)-/).map((token) => (
            <li key={token.name}>
              <p
                className={token.name.startsWith('heading') ? styles.headingSample : styles.sample}
                style={shown(token)}
              >
                Children learn here
              </p>
              <Name token={token} />
            </li>
          ))}
        </ul>
      </Section>
      <Section id="spacing" heading="Spacing">
        <ul className={styles.lines}>
          {named(/^(space|section-gap|gutter|target)/).map((token) => (
            <li key={token.name}>
              <div className={styles.bar} style={shown(token)} />
              <Name token={token} />
            </li>
          ))}
        </ul>
      </Section>
      <Section id="shape" heading="Radii and shadows">
        <ul className={styles.swatches}>
          {named(/^radius/).map((token) => (
            <li key={token.name}>
              <div className={styles.corner} style={shown(token)} />
              <Name token={token} />
            </li>
          ))}
          {named(/^shadow/).map((token) => (
            <li key={token.name}>
              <div className={styles.shadow} style={shown(token)} />
              <Name token={token} />
            </li>
          ))}
        </ul>
      </Section>
      <Section
        id="motion"
        heading="Motion"
        intro="Point at a bar. With less motion each of these is 0."
      >
        <ul className={styles.lines}>
          {named(/^(fast|medium|slow|roll)$/).map((token) => (
            <li key={token.name} className={styles.mover}>
              <div className={styles.ball} style={shown(token)} />
              <Name token={token} />
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}

function Name({ token: { name, value } }: { readonly token: Token }) {
  return (
    <p>
      <span className={styles.token}>{name}</span> <span className={styles.value}>{value}</span>
    </p>
  );
}
