import { data } from 'react-router';
import { PageIntro } from '../components/page-intro/page-intro.tsx';
import { Contact } from '../features/contact/contact.tsx';
import { forms } from '../features/forms/forms.ts';
import { formHeaders, readFlash, receiveForm } from '../features/forms/receive.server.ts';
import { sendFromPage } from '../features/forms/send-from-page.ts';
import { PageHead } from '../head/page-head.tsx';
import { contactTexts } from '../texts/contact-us.ts';
import type { Route } from './+types/contact-us.ts';

export { revalidateUnlessSent as shouldRevalidate } from '../features/forms/send-from-page.ts';

/** Contact Us (2.8). */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { sent, init } = await readFlash(forms.contact, request, context);
  return data({ sent }, init);
}

/** A message to the organisation (3.7, 5.2, 7.2). */
export function action({ request, context }: Route.ActionArgs) {
  return receiveForm(forms.contact, request, context);
}

export const clientAction = (args: Route.ClientActionArgs) => sendFromPage(args);
export const headers = formHeaders;

export default function ContactUs({ loaderData: { sent }, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHead {...contactTexts.head} path="/contact-us" />
      <PageIntro heading={contactTexts.heading}>
        <p>{contactTexts.intro}</p>
      </PageIntro>
      <Contact answered={actionData ?? (sent ? { state: 'sent' } : undefined)} />
    </>
  );
}
