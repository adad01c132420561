import { data } from 'react-router';
import { getListPage } from '../cms/list-page.ts';
import { siteContext } from '../cms/site-context.ts';
import { PageIntro } from '../components/page-intro/page-intro.tsx';
import { Contact } from '../features/contact/contact.tsx';
import { formHeaders, readFlash, receiveForm } from '../features/forms/receive.server.ts';
import { PageHead } from '../shell/head/page-head.tsx';
import type { Route } from './+types/contact-us.ts';

export { sendFromPage as clientAction } from '../features/forms/send-from-page.ts';
export { revalidateOnOtherPages as shouldRevalidate } from './revalidate.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const [texts, { sent, init }] = await Promise.all([
    getListPage(context.get(siteContext).content),
    readFlash('contact', request, context),
  ]);
  return data({ texts, sent }, init);
}

export function action({ request, context }: Route.ActionArgs) {
  return receiveForm('contact', request, context);
}

export const headers = formHeaders;

export default function ContactUs({
  loaderData: { texts, sent },
  actionData,
}: Route.ComponentProps) {
  return (
    <>
      <PageHead
        title={texts.contactSearchTitle}
        description={texts.contactSearchDescription.text}
        path="/contact-us"
      />
      <PageIntro heading={texts.contactHeading} intro={texts.contactIntro} />
      <Contact texts={texts} answered={actionData ?? (sent ? { state: 'sent' } : undefined)} />
    </>
  );
}
