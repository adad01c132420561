import type { PanelComponentProps } from '@strapi/content-manager/strapi-admin';
import { Flex, Link } from '@strapi/design-system';
import { formOf } from '../../../content/forms';
import type { Row } from '../../../platform/is-record';
import { probableWhatsappNumber } from '../../../platform/whatsapp-number';

const GREETINGS: Readonly<Record<string, string>> = {
  en: 'Hello',
  ml: 'നമസ്കാരം',
  ta: 'வணக்கம்',
  kn: 'ನಮಸ್ಕಾರ',
  hi: 'नमस्ते',
};

/** The ways to answer a person, each with a message that greets by name in the language of the form. */
export function AnswerPanel({ model, document }: PanelComponentProps) {
  if (!formOf(model) || !document) return null;
  return {
    title: 'Answer',
    content: (
      <Flex direction="column" alignItems="flex-start" gap={2}>
        {waysToAnswer(document).map(({ label, href }) => (
          <Link key={href} href={href} target="_blank" rel="noreferrer">
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
  const greeting = `${GREETINGS[String(language ?? 'en')] ?? GREETINGS.en} ${name},\n\n`;
  const text = encodeURIComponent(greeting);
  const ways: WayToAnswer[] = [];
  if (email) {
    const address = encodeURIComponent(String(email)).replace('%40', '@');
    ways.push({ label: `E-mail: ${email}`, href: `mailto:${address}?body=${text}` });
  }
  const phone = probableWhatsappNumber(String(mobileNumber ?? ''));
  if (phone) {
    const digits = phone.replace(/\D/g, '');
    ways.push({ label: `Call: ${phone}`, href: `tel:+${digits}` });
    ways.push({ label: `WhatsApp: ${phone}`, href: `https://wa.me/${digits}?text=${text}` });
  }
  return ways;
}
