import { Flex, Link, Typography } from '@strapi/design-system';
import { publicSettings } from '../../../admin/requests/public-settings';
import { probableWhatsappNumber } from '../../../content/phone-numbers';
import { visitorName } from '../../../content/submission-types';
import { ownValue, type UnknownRecord } from '../../../platform/record';

const GREETINGS: Readonly<Record<string, string>> = {
  en: 'Hello',
  ml: 'നമസ്കാരം',
  ta: 'வணக்கம்',
  kn: 'ನಮಸ್ಕಾರ',
  hi: 'नमस्ते',
};

const SUBJECTS: Readonly<Record<string, string>> = {
  en: 'Thank you for writing to us',
  ml: 'ഞങ്ങൾക്ക് എഴുതിയതിന് നന്ദി',
  ta: 'எங்களுக்கு எழுதியதற்கு நன்றி',
  kn: 'ನಮಗೆ ಬರೆದಿದ್ದಕ್ಕೆ ಧನ್ಯವಾದಗಳು',
  hi: 'हमें लिखने के लिए धन्यवाद',
};

const IN_NEW_TAB = { target: '_blank', rel: 'noreferrer' } as const;

/** The address or number is only in the title of a link, so that the row fits on a phone. */
export function AnswerLinks({ submission }: { readonly submission: UnknownRecord }) {
  return (
    <Flex gap={3} wrap="wrap" role="group" aria-label="Answer">
      <Typography fontWeight="bold">Answer</Typography>
      {answerLinks(submission).map(({ label, recipient, href }) => (
        <Link
          key={href}
          href={href}
          title={recipient}
          {...(href.startsWith('https:') && IN_NEW_TAB)}
        >
          {label}
        </Link>
      ))}
    </Flex>
  );
}

interface AnswerLink {
  readonly label: string;
  readonly recipient: string;
  readonly href: string;
}

function answerLinks(submission: UnknownRecord): AnswerLink[] {
  const { email, mobileNumber, language } = submission;
  const textIn = (texts: typeof GREETINGS) => ownValue(texts, String(language)) ?? texts.en ?? '';
  const [firstName = ''] = visitorName(submission).trim().split(/\s+/);
  const greeting = encodeURIComponent(`${textIn(GREETINGS)} ${firstName},\n\n`);
  const links: AnswerLink[] = [];
  if (email) {
    const recipient = String(email);
    const { name } = publicSettings;
    const subject = name ? `${name}: ${textIn(SUBJECTS)}` : textIn(SUBJECTS);
    // Some mail programs do not decode the "@".
    const address = encodeURIComponent(recipient).replace('%40', '@');
    const href = `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${greeting}`;
    links.push({ label: 'E-mail', recipient, href });
  }
  const recipient = probableWhatsappNumber(String(mobileNumber ?? ''));
  if (recipient) {
    const digits = recipient.replace(/\D/g, '');
    links.push({ label: 'Call', recipient, href: `tel:+${digits}` });
    links.push({ label: 'WhatsApp', recipient, href: `https://wa.me/${digits}?text=${greeting}` });
  }
  return links;
}
