// Readers of each language write digits and lakhs alike; Intl would group Kannada in thousands.
const money = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});
const percent = new Intl.NumberFormat('en-IN', { style: 'percent' });

/** Rupees as India writes them: ₹12,34,567. */
export function rupees(amount: number): string {
  return money.format(amount);
}

/** A share of a total, such as `38%`. */
export function share(amount: number, total: number): string {
  return percent.format(amount / total);
}

/** `2024–25` for the year that ends in March 2025. */
export function financialYear(year: number): string {
  return `${year - 1}–${String(year).slice(-2)}`;
}
