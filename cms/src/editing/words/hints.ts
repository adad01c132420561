import { pictureSlots, type Slot, sizeInWords } from '../picture-slots';
import { textLengths } from '../text-lengths';

/** How a picture field asks for its picture and for the text that goes with it. */
export function pictureHint(where: string, slot: Slot): string {
  return `${where} ${sizeInWords(slot)} After choosing it, press the pencil and write the “Alternative text”: one sentence for people who cannot see it.`;
}

/** What every link field takes. */
export const LINK_HINT =
  'Where it leads: a web address (https://…), an e-mail address (mailto:name@example.org), a phone number (tel:+91…) or a page of this website (/team).';

/** What is shown where, with the length that looks best there. */
export function textHint(uid: keyof typeof textLengths, field: string, where: string): string {
  const most = textLengths[uid]?.[field];
  return most === undefined ? where : `${where} Best with up to ${most} letters.`;
}

export { pictureSlots };
