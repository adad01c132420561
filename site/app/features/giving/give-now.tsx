import { useHref } from 'react-router';
import { Button, ButtonLink } from '../../components/button/button.tsx';
import { Filled } from '../../labels/filled.tsx';
import { fill } from '../../labels/labels.ts';
import { useLabels } from '../../labels/use-labels.ts';
import { EmailLink } from '../../shell/email-link.tsx';
import { RegisteredUnder } from '../transparency/registered-under.tsx';
import { CopyButton } from './copy-button.tsx';
import styles from './give-now.module.css';
import type { Giving } from './giving.server.ts';

interface GiveNowProps {
  readonly giving: Giving;
  readonly registrations: readonly string[];
}

export function GiveNow({ giving, registrations }: GiveNowProps) {
  const { giving: labels } = useLabels();
  const action = useHref('/opportunities/sponsor');
  const { payee, upiAddress, isSample, choices, amount, gift, account } = giving;
  const givesTaxReceipt = registrations.includes('80G');
  return (
    <section id="give-now" aria-labelledby="give-now-heading" className={`${styles.panel} edged`}>
      <h2 id="give-now-heading" className="heading-m">
        {labels.heading}
      </h2>
      <p>{labels.introduction}</p>
      <nav aria-label={labels.amountsLabel} className={styles.row}>
        {choices.map((choice) => (
          <ButtonLink
            key={choice.amount}
            kind={choice.amount === amount ? 'ink' : 'secondary'}
            to={`?amount=${choice.amount}#give-now`}
            reloadDocument
            aria-current={choice.amount === amount ? 'true' : undefined}
          >
            {choice.label}
          </ButtonLink>
        ))}
      </nav>
      <form action={`${action}#give-now`} className={styles.row}>
        <label htmlFor="give-amount">{labels.otherLabel}</label>
        <input
          id="give-amount"
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          maxLength={30}
          className={styles.amount}
          defaultValue={choices.some((choice) => choice.amount === amount) ? '' : amount}
          aria-invalid={gift ? undefined : true}
          aria-describedby={gift ? undefined : 'give-amount-error'}
        />
        <Button kind="secondary" type="submit">
          {labels.otherButton}
        </Button>
        {!gift && (
          <p id="give-amount-error" role="alert" className={styles.error}>
            {labels.wrongAmount}
          </p>
        )}
      </form>
      {gift && (
        <div className={styles.pay}>
          <ButtonLink to={gift.link}>{fill(labels.pay, { amount: gift.label })}</ButtonLink>
          <figure>
            <img src={gift.code} alt={fill(labels.codeAlt, { amount: gift.label, payee })} />
            <figcaption>{fill(labels.scan, { amount: gift.label })}</figcaption>
          </figure>
        </div>
      )}
      <p className={styles.row}>
        <span>
          {labels.upiLabel}: <strong>{upiAddress}</strong>
        </span>
        <CopyButton text={upiAddress} />
      </p>
      <p>
        <Filled text={labels.warning} values={{ payee: <strong>{payee}</strong> }} />
      </p>
      {isSample && <p>{labels.sample}</p>}
      {account && (
        <>
          <h3>{labels.accountHeading}</h3>
          <dl>
            {(['holder', 'number', 'ifsc', 'bank'] as const).map((part) => (
              <div key={part}>
                <dt>{labels.account[part]}:</dt> <dd>{account[part]}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      <h3>{givesTaxReceipt ? labels.taxReceiptHeading : labels.receiptHeading}</h3>
      <RegisteredUnder registrations={registrations} />
      <p>
        <Filled
          text={givesTaxReceipt ? labels.taxReceipt : labels.receipt}
          values={{ email: <EmailLink /> }}
        />
      </p>
    </section>
  );
}
