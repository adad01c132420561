import type { PanelComponentProps } from '@strapi/content-manager/strapi-admin';
import { Flex, Link } from '@strapi/design-system';
import { website } from '../../../admin/platform/website';
import { submissionTypeOf } from '../../../content/submission-types';
import type { Row } from '../../../platform/row';
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

/** The ways to answer a person, each with a message that greets by name in the language of the form. */
export function AnswerPanel({ model, document }: PanelComponentProps) {
  if (!submissionTypeOf(model) || !document) return null;
  return {
    title: 'Answer',
    content: (
      <Flex direction="column" alignItems="flex-start" gap={2}>
        {waysToAnswer(document).map(({ label, href }) => (
          <Link key={href} href={href} {...(href.startsWith('https:') && IN_NEW_TAB)}>
            {label}
          </Link>
        ))}
      </Flex>
    ),
  };
}

interface WayToAnswer {
  readonly label: string;
  readonly href: string;
}

function waysToAnswer({ email, mobileNumber, firstName, fullName, language }: Row): WayToAnswer[] {
  const [name = ''] = String(firstName ?? fullName ?? '')
    .trim()
    .split(/\s+/);
  const inLanguage = (words: typeof GREETINGS) => words[String(language)] ?? words.en ?? '';
  const text = encodeURIComponent(`${inLanguage(GREETINGS)} ${name},\n\n`);
  const subject = encodeURIComponent(
    [website.name, inLanguage(SUBJECTS)].filter((part) => part !== '').join(': '),
  );
  const ways: WayToAnswer[] = [];
  if (email) {
    const address = encodeURIComponent(String(email)).replace('%40', '@');
    ways.push({
      label: `E-mail: ${email}`,
      href: `mailto:${address}?subject=${subject}&body=${text}`,
    });
  }
  const phone = probableWhatsappNumber(String(mobileNumber ?? ''));
  if (phone) {
    const digits = phone.replace(/\D/g, '');
    ways.push({ label: `Call: ${phone}`, href: `tel:+${digits}` });
    ways.push({ label: `WhatsApp: ${phone}`, href: `https://wa.me/${digits}?text=${text}` });
  }
  return ways;
}
