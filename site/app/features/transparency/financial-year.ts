/** `2024–25` for the year that ends in March 2025. */
export function financialYear(year: number): string {
  return `${year - 1}–${String(year).slice(-2)}`;
}
