import { data } from 'react-router';
import { siteContext } from '../cms/site-context.ts';
import { getTransparency, isTransparencyUnknown } from '../cms/transparency.ts';
import { PageIntro } from '../components/page-intro/page-intro.tsx';
import {
  Board,
  Money,
  Registrations,
  YearFiles,
} from '../features/transparency/transparency-sections.tsx';
import { useLabels } from '../labels/use-labels.ts';
import { PageHead } from '../shell/head/page-head.tsx';
import type { Route } from './+types/transparency.ts';

/** Not known at this moment: 503, never a false 404 (R6). */
export async function loader({ context }: Route.LoaderArgs) {
  const { content } = context.get(siteContext);
  const transparency = await getTransparency(content);
  if (transparency !== undefined) return transparency;
  if (await isTransparencyUnknown(content)) {
    throw data(null, { status: 503, headers: { 'Retry-After': '30' } });
  }
  throw data(null, { status: 404 });
}

export default function TransparencyPage({ loaderData }: Route.ComponentProps) {
  const { pages } = useLabels();
  const { heading, intro, registrations, certificates, board, years, files } = loaderData;
  return (
    <>
      <PageHead
        heading={heading}
        description={intro.text}
        path="/transparency"
        steps={[
          { name: pages.home, path: '/' },
          { name: heading.text, path: '/transparency' },
        ]}
      />
      <PageIntro heading={heading} intro={intro} />
      <Registrations registrations={registrations} certificates={certificates} />
      <Board board={board} />
      <Money years={years} />
      <YearFiles files={files} />
    </>
  );
}
