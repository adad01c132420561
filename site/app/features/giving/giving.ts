/** The limits of a gift in rupees; UPI itself takes no more at once. */
export const giftLimits = { min: 1, max: 100_000 } as const;

/** What the operator sets: to whom visitors pay, and which amounts the page offers. */
export interface GivingSettings {
  readonly upiAddress: string;
  readonly payee: string;
  /** Rupees, the smallest first. */
  readonly amounts: readonly number[];
  readonly account?: {
    readonly holder: string;
    readonly number: string;
    readonly ifsc: string;
    readonly bank: string;
  };
}

/** A gift of one amount, ready to be paid. */
export interface Gift {
  /** `₹1,000`, as the page shows it. */
  readonly label: string;
  /** The link that opens a UPI app. */
  readonly link: string;
  /** The same link as a QR code: an SVG image as a data URL. */
  readonly code: string;
}

/** What the panel "Give now" shows. */
export interface Giving {
  readonly payee: string;
  readonly upiAddress: string;
  /** The address belongs to no bank: sample settings. */
  readonly isSample: boolean;
  readonly choices: readonly { readonly amount: string; readonly label: string }[];
  /** What the visitor chose or typed. */
  readonly amount: string;
  /** Missing where `amount` is no amount. */
  readonly gift?: Gift;
  readonly account?: GivingSettings['account'];
}

/** An amount in rupees and paise, or undefined for anything else or beyond the limits. */
export function parseAmount(text: string): number | undefined {
  const plain = text.trim().replace(/^₹\s*/, '').replaceAll(',', '');
  if (!/^\d{1,6}(?:\.\d{1,2})?$/.test(plain)) return undefined;
  const amount = Number(plain);
  return amount >= giftLimits.min && amount <= giftLimits.max ? amount : undefined;
}
