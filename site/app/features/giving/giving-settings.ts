import * as v from 'valibot';
import { plainDigits } from '../../components/digits.ts';

const MIN_RUPEES = 1;
/** UPI itself takes no more at once. */
const MAX_RUPEES = 100_000;

/** What people write before or after an amount: the sign, or a word in each language. */
const CURRENCY = '(?:₹|inr|rs|rupees?|രൂപ|രൂ|ரூபாய்|ரூ|ರೂಪಾಯಿ|ರೂ|रुपये|रुपए|रु)\\.?';
/** Commas stand as India (1,00,000) or other countries (100,000) write them: 500,50 has two meanings. */
const WHOLE = String.raw`\d{1,6}|[1-9]\d?(?:,\d\d)*,\d{3}|[1-9]\d{0,2},\d{3}`;
const AMOUNT = new RegExp(
  String.raw`^(?:${CURRENCY}\s*)?(?<number>(?:${WHOLE})(?:\.\d{1,2})?)\s*(?:/-|${CURRENCY})?$`,
  'i',
);

/** An amount in rupees and paise, or undefined for anything else or beyond the limits. */
export function parseAmount(text: string): number | undefined {
  const number = AMOUNT.exec(plainDigits(text).trim())?.groups?.number;
  const amount = Number(number?.replaceAll(',', ''));
  return amount >= MIN_RUPEES && amount <= MAX_RUPEES ? amount : undefined;
}

export const givingVariables = {
  GIVE_UPI_ADDRESS: matching(
    /^[\w.-]{2,256}@[A-Za-z]{2,64}$/,
    'expected a UPI address such as name@bank',
  ),
  GIVE_PAYEE: v.optional(v.string()),
  GIVE_AMOUNTS: v.optional(
    v.pipe(
      v.string(),
      v.transform((value) => value.split(',').map(parseAmount)),
      v.array(v.number(`expected amounts from ${MIN_RUPEES} to ${MAX_RUPEES}, such as 500,1000`)),
      v.sortItems((one, other) => one - other),
    ),
    '500,1000,2500',
  ),
  GIVE_ACCOUNT_HOLDER: v.optional(v.string()),
  GIVE_ACCOUNT_NUMBER: matching(/^\d{6,20}$/, 'expected 6 to 20 digits'),
  GIVE_IFSC: matching(/^[A-Z]{4}0[A-Z0-9]{6}$/, 'expected an IFSC such as ABCD0123456'),
  GIVE_BANK: v.optional(v.string()),
};

function matching(pattern: RegExp, message: string) {
  return v.optional(v.pipe(v.string(), v.regex(pattern, message)));
}

type Settings = v.InferOutput<v.ObjectSchema<typeof givingVariables, undefined>>;

const accountSettings = [
  'GIVE_ACCOUNT_HOLDER',
  'GIVE_ACCOUNT_NUMBER',
  'GIVE_IFSC',
  'GIVE_BANK',
] as const;

/** Names, in sentences for the operator, the settings that are missing beside others that are there. */
export function givingProblems(settings: Settings): readonly string[] {
  const needed = [
    ...(settings.GIVE_UPI_ADDRESS ? (['GIVE_PAYEE'] as const) : []),
    ...(accountSettings.some((name) => settings[name]) ? accountSettings : []),
  ];
  return needed
    .filter((name) => !settings[name])
    .map((name) => `${name} is missing: the other GIVE_ settings need it`);
}

export type GivingSettings = NonNullable<ReturnType<typeof givingSettings>>;

/** Returns undefined without a UPI address: then the site shows no panel. */
export function givingSettings(settings: Settings) {
  const {
    GIVE_UPI_ADDRESS: upiAddress,
    GIVE_PAYEE: payee,
    GIVE_ACCOUNT_HOLDER: holder,
    GIVE_ACCOUNT_NUMBER: number,
    GIVE_IFSC: ifsc,
    GIVE_BANK: bank,
  } = settings;
  if (!upiAddress || !payee) return undefined;
  return {
    upiAddress,
    payee,
    /** Rupees, the smallest first. */
    amounts: settings.GIVE_AMOUNTS,
    ...(holder && number && ifsc && bank ? { account: { holder, number, ifsc, bank } } : {}),
  };
}
