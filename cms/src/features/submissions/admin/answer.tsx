import { Flex, Link, Typography } from '@strapi/design-system';
import { useFormEntry } from '../../../admin/platform/form-entry';
import { publicSettings } from '../../../admin/platform/public-settings';
import { submissionTypeOf } from '../../../content/submission-types';
import type { UnknownRecord } from '../../../platform/record';
import { probableWhatsappNumber } from '../../../platform/whatsapp-number';

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

/**
 * Below the buttons of a submission the ways to answer the person, each with a message that greets by name in the
 * language of the form. They fit one row of a phone, so what they lead to stands in their titles.
 */
export function Answer() {
  const { uid, document } = useFormEntry();
  if (!submissionTypeOf(uid) || !document) return null;
  return (
    <Flex gap={3} wrap="wrap" role="group" aria-label="Answer">
      <Typography fontWeight="bold">Answer</Typography>
      {waysToAnswer(document).map(({ label, to, href }) => (
        <Link key={href} href={href} title={to} {...(href.startsWith('https:') && IN_NEW_TAB)}>
          {label}
        </Link>
      ))}
    </Flex>
  );
}

interface WayToAnswer {
  readonly label: string;
  /** An address or a number. */
  readonly to: string;
  readonly href: string;
}

function waysToAnswer({
  email,
  mobileNumber,
  firstName,
  fullName,
  language,
}: UnknownRecord): WayToAnswer[] {
  const [name = ''] = String(firstName ?? fullName ?? '')
    .trim()
    .split(/\s+/);
  const inLanguage = (words: typeof GREETINGS) => words[String(language)] ?? words.en ?? '';
  const text = encodeURIComponent(`${inLanguage(GREETINGS)} ${name},\n\n`);
  const subject = encodeURIComponent(
    [publicSettings.name, inLanguage(SUBJECTS)].filter((part) => part !== '').join(': '),
  );
  const ways: WayToAnswer[] = [];
  if (email) {
    const address = encodeURIComponent(String(email)).replace('%40', '@');
    ways.push({
      label: 'E-mail',
      to: String(email),
      href: `mailto:${address}?subject=${subject}&body=${text}`,
    });
  }
  const phone = probableWhatsappNumber(String(mobileNumber ?? ''));
  if (phone) {
    const digits = phone.replace(/\D/g, '');
    ways.push({ label: 'Call', to: phone, href: `tel:+${digits}` });
    ways.push({ label: 'WhatsApp', to: phone, href: `https://wa.me/${digits}?text=${text}` });
  }
  return ways;
}
