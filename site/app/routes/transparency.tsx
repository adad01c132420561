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
import { notFound, unavailable } from './missing.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { content } = context.get(siteContext);
  const transparency = await getTransparency(content);
  if (transparency !== undefined) return transparency;
  throw (await isTransparencyUnknown(content)) ? unavailable() : notFound();
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
