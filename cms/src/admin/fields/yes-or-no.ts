/** What staff read in place of the "1" and "0" that a form's question stores (3.8). */
export function yesOrNo(stored: unknown): string {
  if (stored === '1') return 'Yes';
  return stored === '0' ? 'No' : '-';
}
