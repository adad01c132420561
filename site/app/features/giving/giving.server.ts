import encodeQR from 'qr';
import { exactRupees } from '../../components/money.ts';
import type { Labels } from '../../labels/labels.ts';
import { type GivingSettings, parseAmount } from './giving-settings.ts';

export type Giving = ReturnType<typeof givingFor>;

/** No bank has such an address: the account is made up. */
export const isSampleAccount = ({ upiAddress }: GivingSettings) => upiAddress.endsWith('@example');

/** The panel for the amount in `?amount=`; for the first choice where there is none. */
export function givingFor(settings: GivingSettings, url: string, { giving }: Labels) {
  const { payee, upiAddress, amounts, account } = settings;
  const asked = new URL(url).searchParams.get('amount');
  const amount = asked === null ? amounts[0] : parseAmount(asked);
  const isChoice = asked === null || amounts.some((each) => each === amount);
  return {
    payee,
    upiAddress,
    isSample: isSampleAccount(settings),
    choices: amounts.map((each) => ({ amount: String(each), label: exactRupees(each) })),
    /** As it was typed, where it is no choice. */
    amount: isChoice ? String(amount ?? '') : asked,
    gift: amount === undefined ? undefined : giftOf(settings, amount, giving.note),
    account,
  };
}

/** The parameters of NPCI's UPI linking specification, version 1.6. */
export function upiLink({ upiAddress, payee }: GivingSettings, amount: number, note: string) {
  const parameters = {
    pa: upiAddress,
    pn: payee,
    am: amount.toFixed(2),
    cu: 'INR',
    tn: note,
  };
  const query = Object.entries(parameters).map(
    // UPI apps expect the @ of the address as it is.
    ([name, value]) => `${name}=${encodeURIComponent(value).replaceAll('%40', '@')}`,
  );
  return `upi://pay?${query.join('&')}`;
}

function giftOf(settings: GivingSettings, amount: number, note: string) {
  const link = upiLink(settings, amount, note);
  const svg = encodeQR(link, 'svg', { ecc: 'medium', border: 4 });
  const code = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  return { label: exactRupees(amount), link, code };
}
