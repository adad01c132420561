import { data, redirect } from 'react-router';
import { siteContext } from '../cms/site-context.ts';
import { ButtonLink } from '../components/button/button.tsx';
import { PageIntro } from '../components/page-intro/page-intro.tsx';
import { BodyRefused, readFormBody } from '../features/forms/form-body.server.ts';
import { sitePath } from '../features/preview/preview.server.ts';
import { previewContext } from '../features/preview/preview-context.ts';
import { useLabels } from '../labels/use-labels.ts';
import { PageHead } from '../shell/head/page-head.tsx';
import type { Route } from './+types/preview.ts';

/** `GET /preview?link=…`, from the CMS: opens the drafts, or says why not. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { log } = context.get(siteContext);
  const preview = context.get(previewContext);
  const link = new URL(request.url).searchParams.get('link') ?? '';
  const opened = await preview.open(link);
  if (opened.refusal !== undefined) {
    log.warn({ refusal: opened.refusal }, 'A link to drafts was refused');
    return data(null, { status: 403 });
  }
  return redirect(opened.path, {
    status: 303,
    headers: { 'Set-Cookie': opened.cookie, 'Cache-Control': 'private, no-store' },
  });
}

/** `POST /preview`: ends the preview and goes back to the page, as visitors see it. */
export async function action({ request, context }: Route.ActionArgs) {
  let to: string | null;
  try {
    to = (await readFormBody(request)).get('to');
  } catch (error) {
    if (!(error instanceof BodyRefused)) throw error;
    return data(null, { status: error.status });
  }
  const path = to !== null && sitePath.test(to) ? to : '/';
  return redirect(path, {
    status: 303,
    headers: { 'Set-Cookie': context.get(previewContext).endingCookie },
  });
}

export function headers() {
  return { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' };
}

export default function PreviewRefused() {
  const { heading, intro, next, button } = useLabels().preview.refused;
  return (
    <>
      <PageHead title={{ text: heading }} description={intro} />
      <PageIntro heading={{ text: heading }}>
        <p>{intro}</p>
        <p>{next}</p>
        <ButtonLink to="/">{button}</ButtonLink>
      </PageIntro>
    </>
  );
}
