import { getTeam } from '../cms/team.ts';
import { PageIntro } from '../components/page-intro/page-intro.tsx';
import { TeamCarousel } from '../features/team/team-carousel.tsx';
import { PageHead } from '../head/page-head.tsx';
import { siteContext } from '../site-context.ts';
import { teamTexts } from '../texts/team.ts';
import type { Route } from './+types/team.ts';

/** Team (2.9). */
export async function loader({ context }: Route.LoaderArgs) {
  return { team: await getTeam(context.get(siteContext).content) };
}

export default function Team({ loaderData: { team } }: Route.ComponentProps) {
  return (
    <>
      <PageHead {...teamTexts.head} path="/team" />
      <PageIntro heading={teamTexts.heading}>
        <p>{teamTexts.intro}</p>
      </PageIntro>
      <TeamCarousel team={team} />
    </>
  );
}
