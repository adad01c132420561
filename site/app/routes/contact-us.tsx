import { useSearchParams } from 'react-router';
import { PageIntro } from '../components/page-intro/page-intro.tsx';
import { pages } from '../content/pages.ts';
import { ContactColumns } from '../features/contact/contact-columns.tsx';
import { ContactForm } from '../features/contact/contact-form.tsx';
import { ContactPanel } from '../features/contact/contact-panel.tsx';
import { contactForm } from '../features/forms/contact-form.ts';
import { answerHeaders, receiveForm } from '../features/forms/receive.server.ts';
import { sendFromPage } from '../features/forms/send-from-page.ts';
import { PageHead } from '../head/page-head.tsx';
import type { Route } from './+types/contact-us.ts';

/** A message to the organisation (3.7, 5.2, 7.2). */
export function action({ request, context }: Route.ActionArgs) {
  return receiveForm(contactForm, request, context);
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return sendFromPage(serverAction);
}

export const headers = answerHeaders;

/** Contact Us (2.8). */
export default function ContactUs({ actionData }: Route.ComponentProps) {
  const [searchParams] = useSearchParams();
  const sent = searchParams.has('sent') ? ({ state: 'sent' } as const) : undefined;
  return (
    <>
      <PageHead {...pages.contactUs} />
      <PageIntro heading="Contact Us">
        <p>Reach out, and let's make a difference together!</p>
      </PageIntro>
      <ContactColumns>
        <ContactForm answered={actionData ?? sent} />
        <ContactPanel />
      </ContactColumns>
    </>
  );
}
