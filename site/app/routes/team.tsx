import { getListPage } from '../cms/list-page.ts';
import { getTeam } from '../cms/team.ts';
import { PageIntro } from '../components/page-intro/page-intro.tsx';
import { TeamCarousel } from '../features/team/team-carousel.tsx';
import { PageHead } from '../head/page-head.tsx';
import { siteContext } from '../site-context.ts';
import type { Route } from './+types/team.ts';

/** Team (2.9). */
export async function loader({ context }: Route.LoaderArgs) {
  const { content } = context.get(siteContext);
  const [texts, team] = await Promise.all([getListPage(content, 'team'), getTeam(content)]);
  return { texts, team };
}

export default function Team({ loaderData: { texts, team } }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        title={texts.teamSearchTitle}
        description={texts.teamSearchDescription}
        path="/team"
      />
      <PageIntro heading={texts.teamHeading}>
        <p>{texts.teamIntro}</p>
      </PageIntro>
      <TeamCarousel team={team} empty={texts.teamEmpty} />
    </>
  );
}
