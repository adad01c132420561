import { errorPages, errorTexts } from '../../content/trouble.ts';
import { PageHead } from '../../head/page-head.tsx';
import { ButtonLink } from '../button/button.tsx';
import { Notice } from '../error-screen/notice.tsx';

/** The 404 page (2.14). */
export function NotFound() {
  const { heading, text, button } = errorTexts.notFound;
  return (
    <>
      <PageHead {...errorPages.notFound} />
      <Notice heading={heading} text={text} drawn={0.62}>
        <ButtonLink to="/">{button}</ButtonLink>
      </Notice>
    </>
  );
}
