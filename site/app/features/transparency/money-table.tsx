import { rupees, share } from '../../components/money.ts';
import { useLabels } from '../../labels/use-labels.ts';
import styles from './transparency.module.css';

interface MoneyLine {
  readonly name: string;
  /** In rupees. */
  readonly amount: number;
}

interface MoneyTableProps {
  readonly heading: string;
  readonly lines: readonly MoneyLine[];
}

/** The parts of a sum: a bar for those who look, and a table for those who read. */
export function MoneyTable({ heading, lines }: MoneyTableProps) {
  const { transparency } = useLabels();
  const parts = lines.filter(({ amount }) => amount > 0);
  const total = parts.reduce((sum, { amount }) => sum + amount, 0);
  if (total === 0) return null;
  return (
    <table className={styles.table}>
      <caption>
        {heading}
        <Bar lines={lines} total={total} />
      </caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{transparency.amount}</th>
          <th scope="col">{transparency.share}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(
          ({ name, amount }, index) =>
            amount > 0 && (
              <tr key={name}>
                <th scope="row">
                  <span className={styles.swatch} data-part={index} />
                  {name}
                </th>
                <td>{rupees(amount)}</td>
                <td>{share(amount, total)}</td>
              </tr>
            ),
        )}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{transparency.total}</th>
          <td>{rupees(total)}</td>
          <td />
        </tr>
      </tfoot>
    </table>
  );
}

/** The bar is hidden from screen readers: the table says the same, with the colours. */
function Bar({ lines, total }: { readonly lines: readonly MoneyLine[]; readonly total: number }) {
  let end = 0;
  return (
    <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true" className={styles.bar}>
      {lines.map(({ name, amount }, index) => {
        const width = (amount / total) * 100;
        const x = end;
        end += width;
        return amount > 0 && <rect key={name} x={x} width={width} height="1" data-part={index} />;
      })}
    </svg>
  );
}
