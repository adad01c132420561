// Readers of each language write digits and lakhs alike; Intl would group Kannada in thousands.
const inRupees = { style: 'currency', currency: 'INR' } as const;
const whole = new Intl.NumberFormat('en-IN', { ...inRupees, maximumFractionDigits: 0 });
const exact = new Intl.NumberFormat('en-IN', {
  ...inRupees,
  trailingZeroDisplay: 'stripIfInteger',
});
const percent = new Intl.NumberFormat('en-IN', { style: 'percent' });

/** Whole rupees as India writes them: ₹12,34,567. */
export function rupees(amount: number): string {
  return whole.format(amount);
}

/** With paise where there are any: ₹1,000 or ₹1,000.50. */
export function exactRupees(amount: number): string {
  return exact.format(amount);
}

/** A share of a total, such as `38%`. */
export function share(amount: number, total: number): string {
  return percent.format(amount / total);
}
