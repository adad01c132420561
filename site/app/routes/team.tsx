import { getTeam } from '../cms/team.ts';
import { PageIntro } from '../components/page-intro/page-intro.tsx';
import { pages } from '../content/pages.ts';
import { PageHead } from '../head/page-head.tsx';
import { siteContext } from '../site-context.ts';
import type { Route } from './+types/team.ts';

/** Team (2.9). */
export async function loader({ context }: Route.LoaderArgs) {
  return { team: await getTeam(context.get(siteContext).content) };
}

export default function Team({ loaderData: { team } }: Route.ComponentProps) {
  return (
    <>
      <PageHead {...pages.team} />
      <PageIntro heading="Strength in Unity" />
      <pre className="content">{JSON.stringify(team, null, 1)}</pre>
    </>
  );
}
