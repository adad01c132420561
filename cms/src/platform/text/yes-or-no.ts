/**
 * The text that staff read in place of `true` and `false`, or of the "1" and "0" that a form's question stores
 * (spec 3.8).
 */
export function yesOrNoInWords(value: unknown): string {
  if (value === true || value === '1') return 'Yes';
  return value === false || value === '0' ? 'No' : '-';
}
