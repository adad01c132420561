import { PageHead } from '../../head/page-head.tsx';
import { ButtonLink } from '../button/button.tsx';
import { PageIntro } from '../page-intro/page-intro.tsx';

/** The 404 page (2.14). */
export function NotFound() {
  return (
    <>
      <PageHead
        title="Page not found | 404"
        description="The page you were looking for does not exist. Let us take you home."
      />
      <PageIntro heading="Page not found!">
        <p>Uh oh! The page you were looking for does not exist.</p>
        <ButtonLink to="/">Take me home</ButtonLink>
      </PageIntro>
    </>
  );
}
