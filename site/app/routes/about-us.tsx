import { siteContext } from '../cms/site-context.ts';
import { requireTranslation } from '../cms/untranslated.ts';
import { PageIntro } from '../components/page-intro/page-intro.tsx';
import { Prose } from '../components/prose/prose.tsx';
import { Section } from '../components/section/section.tsx';
import { VisionAndMission, Work } from '../features/about/about.tsx';
import { getAboutPage } from '../features/about/about-page.server.ts';
import { AboutVideo } from '../features/about/about-video.tsx';
import { PageHead } from '../shell/head/page-head.tsx';
import type { Route } from './+types/about-us.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  await requireTranslation(site, '/about-us');
  return { texts: await getAboutPage(site) };
}

export default function AboutUs({ loaderData: { texts } }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        title={texts.searchTitle}
        description={texts.searchDescription.text}
        path="/about-us"
      />
      <PageIntro heading={texts.heading} />
      <Prose html={texts.introduction} />
      <Section id="video" heading={texts.videoHeading}>
        <AboutVideo texts={texts} />
      </Section>
      <VisionAndMission texts={texts} />
      <Section id="work" heading={texts.workHeading}>
        <Work html={texts.work} />
      </Section>
    </>
  );
}
