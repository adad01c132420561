import type { OfficialDocument } from '../../cms/documents.ts';
import type { AccountsYear, Transparency } from '../../cms/transparency.ts';
import { LangSpan } from '../../components/lang-span.tsx';
import { Section } from '../../components/section/section.tsx';
import { fill } from '../../labels/labels.ts';
import { useLabels } from '../../labels/use-labels.ts';
import { dayIn } from '../../languages.ts';
import { purposes, sources } from '../../texts/accounts.ts';
import { financialYear } from './financial-year.ts';
import { MoneyTable } from './money-table.tsx';
import styles from './transparency.module.css';

type Part<Name extends keyof Transparency> = Readonly<Pick<Transparency, Name>>;

export function Registrations({
  registrations,
  certificates,
}: Part<'registrations' | 'certificates'>) {
  const { language, shell, transparency: labels } = useLabels();
  if (registrations.length === 0) return null;
  return (
    <Section id="registrations" heading={{ text: labels.registrations }}>
      <ul className={`accents ${styles.registrations}`}>
        {registrations.map(({ kind, number, validUntil, hasEnded }) => {
          const until = hasEnded ? labels.ended : labels.validUntil;
          return (
            <li key={kind + number} className={`card ${styles.registration}`}>
              <h3>{kind}</h3>
              {!hasEnded && <p>{labels.about[kind]}</p>}
              <p className={styles.number}>
                {labels.number}: <strong>{number}</strong>
              </p>
              {validUntil && (
                <p className={styles.soft}>{fill(until, { date: dayIn(language, validUntil) })}</p>
              )}
            </li>
          );
        })}
      </ul>
      {certificates.length > 0 && (
        <div className={styles.certificates}>
          <h3>{shell.certificates}</h3>
          <Files documents={certificates} />
        </div>
      )}
    </Section>
  );
}

export function Board({ board }: Part<'board'>) {
  const { transparency: labels } = useLabels();
  if (board.length === 0) return null;
  return (
    <Section id="board" heading={{ text: labels.board }}>
      <ul className={styles.board}>
        {board.map(({ name, office }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two members may have the same name and office
          <li key={index} className={`card ${styles.member}`}>
            <strong lang={name.lang}>{name.text}</strong>
            <span lang={office.lang}>{office.text}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Shows the latest year, and folds the others away. */
export function Money({ years: [latest, ...earlier] }: Part<'years'>) {
  const { transparency: labels } = useLabels();
  if (latest === undefined) return null;
  return (
    <Section id="money" heading={{ text: labels.money }}>
      <h3>{fill(labels.year, { year: financialYear(latest.year) })}</h3>
      <div className={`card ${styles.latest}`}>
        <YearMoney accounts={latest} />
      </div>
      {earlier.map((accounts) => (
        <details key={accounts.year} className={`card ${styles.earlier}`}>
          <summary>{fill(labels.year, { year: financialYear(accounts.year) })}</summary>
          <YearMoney accounts={accounts} />
        </details>
      ))}
    </Section>
  );
}

function YearMoney({ accounts }: { readonly accounts: AccountsYear }) {
  const { transparency: labels } = useLabels();
  const income = sources.map((name) => ({
    name: labels.sources[name],
    amount: accounts[name] ?? 0,
  }));
  const spending = purposes.map((name) => ({
    name: labels.purposes[name],
    amount: accounts[name] ?? 0,
  }));
  return (
    <div className={styles.year}>
      <MoneyTable heading={labels.income} lines={income} />
      <MoneyTable heading={labels.spending} lines={spending} />
    </div>
  );
}

export function YearFiles({ files }: Part<'files'>) {
  const { transparency: labels } = useLabels();
  if (files.length === 0) return null;
  return (
    <Section id="files" heading={{ text: labels.files }}>
      <ul className={styles.files}>
        {files.map(({ year, documents }) => (
          <li key={year ?? 0} className={`card ${styles.yearFiles}`}>
            <h3>{year === undefined ? labels.other : financialYear(year)}</h3>
            <Files documents={documents} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Files({ documents }: { readonly documents: readonly OfficialDocument[] }) {
  return (
    <ul className={styles.links}>
      {documents.map(({ path, type, title, size }) => (
        <li key={path}>
          <a href={path} type={type}>
            <LangSpan of={title} />
          </a>{' '}
          <span className={styles.soft}>{size}</span>
        </li>
      ))}
    </ul>
  );
}
