import type { LanguageCode } from '../../../content/languages/language-names.ts';
import { probableWhatsappNumber } from '../../../content/phone-numbers.ts';
import { visitorName } from '../../../content/submission-types.ts';
import { ownValue, type UnknownRecord } from '../../../platform/record.ts';

type TextInEachLanguage = Readonly<Record<LanguageCode, string>>;

const GREETINGS: TextInEachLanguage = {
  en: 'Hello',
  ml: 'നമസ്കാരം',
  ta: 'வணக்கம்',
  kn: 'ನಮಸ್ಕಾರ',
  hi: 'नमस्ते',
};

const SUBJECTS: TextInEachLanguage = {
  en: 'Thank you for writing to us',
  ml: 'ഞങ്ങൾക്ക് എഴുതിയതിന് നന്ദി',
  ta: 'எங்களுக்கு எழுதியதற்கு நன்றி',
  kn: 'ನಮಗೆ ಬರೆದಿದ್ದಕ್ಕೆ ಧನ್ಯವಾದಗಳು',
  hi: 'हमें लिखने के लिए धन्यवाद',
};

interface Answer {
  readonly label: string;
  readonly recipient: string;
  readonly href: string;
}

/** Returns the ways to answer a visitor, each with the link that begins the answer in the visitor's language. */
export function answersTo(submission: UnknownRecord, organisationName: string): Answer[] {
  const { email, mobileNumber, language } = submission;
  const textIn = (texts: TextInEachLanguage) =>
    ownValue<string>(texts, String(language)) ?? texts.en;
  const [firstName = ''] = visitorName(submission).trim().split(/\s+/);
  const greeting = encodeURIComponent(`${textIn(GREETINGS)} ${firstName},\n\n`);
  const answers: Answer[] = [];
  if (email) {
    const recipient = String(email);
    const thanks = textIn(SUBJECTS);
    const subject = organisationName ? `${organisationName}: ${thanks}` : thanks;
    // Some mail programs do not decode the "@".
    const address = encodeURIComponent(recipient).replace('%40', '@');
    const href = `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${greeting}`;
    answers.push({ label: 'E-mail', recipient, href });
  }
  const recipient = probableWhatsappNumber(String(mobileNumber ?? ''));
  if (recipient) {
    const digits = recipient.replace(/\D/g, '');
    answers.push({ label: 'Call', recipient, href: `tel:+${digits}` });
    answers.push({
      label: 'WhatsApp',
      recipient,
      href: `https://wa.me/${digits}?text=${greeting}`,
    });
  }
  return answers;
}
