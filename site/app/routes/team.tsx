import { getListPage } from '../cms/list-page.ts';
import { getOrganisation } from '../cms/organisation.ts';
import { siteContext } from '../cms/site-context.ts';
import { getTeam } from '../cms/team.ts';
import { PageIntro } from '../components/page-intro/page-intro.tsx';
import { TeamCarousel } from '../features/team/team-carousel.tsx';
import { PageHead } from '../shell/head/page-head.tsx';
import type { Route } from './+types/team.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { content } = context.get(siteContext);
  const [texts, team, { founderName, founderInEnglish }] = await Promise.all([
    getListPage(content),
    getTeam(content),
    getOrganisation(content),
  ]);
  return { texts, team, founder: { founderName, founderInEnglish } };
}

export default function Team({ loaderData: { texts, team, founder } }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        title={texts.teamSearchTitle}
        description={texts.teamSearchDescription.text}
        path="/team"
      />
      <PageIntro heading={texts.teamHeading} intro={texts.teamIntro} />
      <TeamCarousel team={team} founder={founder} empty={texts.teamEmpty} />
    </>
  );
}
