/** The limits of a gift in rupees; UPI itself takes no more at once. */
export const giftLimits = { min: 1, max: 100_000 } as const;

/** An amount in rupees and paise, or undefined for anything else or beyond the limits. */
export function parseAmount(text: string): number | undefined {
  const plain = text.trim().replace(/^₹\s*/, '').replaceAll(',', '');
  if (!/^\d{1,6}(?:\.\d{1,2})?$/.test(plain)) return undefined;
  const amount = Number(plain);
  return amount >= giftLimits.min && amount <= giftLimits.max ? amount : undefined;
}
