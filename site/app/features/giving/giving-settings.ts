import * as v from 'valibot';
import { giftLimits, parseAmount } from './giving.ts';

const text = v.optional(v.pipe(v.string(), v.trim()));

const matching = (pattern: RegExp, message: string) =>
  v.optional(v.pipe(v.string(), v.trim(), v.regex(pattern, message)));

/** The operator's settings for gifts, as `config.server.ts` reads them. */
export const givingVariables = {
  GIVE_UPI_ADDRESS: matching(
    /^[\w.-]{2,256}@[A-Za-z]{2,64}$/,
    'expected a UPI address such as name@bank',
  ),
  GIVE_PAYEE: text,
  GIVE_AMOUNTS: v.optional(
    v.pipe(
      v.string(),
      v.transform((value) => value.split(',').map((each) => parseAmount(each) ?? Number.NaN)),
      v.array(
        v.number(`expected amounts from ${giftLimits.min} to ${giftLimits.max}, such as 500,1000`),
      ),
    ),
    '500,1000,2500',
  ),
  GIVE_ACCOUNT_HOLDER: text,
  GIVE_ACCOUNT_NUMBER: matching(/^\d{6,20}$/, 'expected 6 to 20 digits'),
  GIVE_IFSC: matching(/^[A-Z]{4}0[A-Z0-9]{6}$/, 'expected an IFSC such as ABCD0123456'),
  GIVE_BANK: text,
};

const Variables = v.object(givingVariables);

const account = ['GIVE_ACCOUNT_HOLDER', 'GIVE_ACCOUNT_NUMBER', 'GIVE_IFSC', 'GIVE_BANK'] as const;

/** Settings that are missing beside others that are there, as sentences for the operator. */
export function givingProblems(settings: v.InferOutput<typeof Variables>): readonly string[] {
  const isGiven = (name: keyof typeof givingVariables) => settings[name] !== undefined;
  const missing = [
    ...(isGiven('GIVE_UPI_ADDRESS') && !isGiven('GIVE_PAYEE') ? ['GIVE_PAYEE'] : []),
    ...(account.some(isGiven) ? account.filter((name) => !isGiven(name)) : []),
  ];
  return missing.map((name) => `${name} is missing: the other GIVE_ settings need it`);
}

/** What the operator sets: to whom visitors pay, and which amounts the page offers. */
export type GivingSettings = NonNullable<ReturnType<typeof givingSettings>>;

/** Undefined without a UPI address: then the site shows no panel. */
export function givingSettings(settings: v.InferOutput<typeof Variables>) {
  const {
    GIVE_UPI_ADDRESS: upiAddress,
    GIVE_PAYEE: payee,
    GIVE_ACCOUNT_HOLDER: holder,
    GIVE_ACCOUNT_NUMBER: number,
    GIVE_IFSC: ifsc,
    GIVE_BANK: bank,
  } = settings;
  if (upiAddress === undefined || payee === undefined) return undefined;
  const hasAccount = holder && number && ifsc && bank;
  return {
    upiAddress,
    payee,
    /** Rupees, the smallest first. */
    amounts: settings.GIVE_AMOUNTS.toSorted((one, other) => one - other),
    ...(hasAccount ? { account: { holder, number, ifsc, bank } } : {}),
  };
}
