import { whatsappHref } from '../cms/contact-links.ts';
import { fill } from '../labels/labels.ts';
import { useLabels } from '../labels/use-labels.ts';
import { useOrganisation } from './use-organisation.ts';

/** The address of a chat with the organisation; undefined where it has no number for that. */
export function useWhatsapp(): string | undefined {
  const { contact } = useLabels();
  const organisation = useOrganisation();
  if (!organisation) return undefined;
  const { whatsapp, name } = organisation;
  return whatsappHref(whatsapp, fill(contact.whatsappGreeting, { name }));
}
