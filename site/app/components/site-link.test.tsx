import { expect, test } from 'vitest';
import { renderAt } from '../../tests/support/render-at.tsx';
import { SiteLink, UntranslatedPathsContext } from './site-link.tsx';

test('[R38] a link to a page that is not translated leads to the English one, also to a place in it', () => {
  const hrefLangOf = (to: string) => {
    const link = (
      <UntranslatedPathsContext value={['/', '/projects/spark']}>
        <SiteLink to={to}>Words</SiteLink>
      </UntranslatedPathsContext>
    );
    return / hreflang="(\w+)"/i.exec(renderAt('/team', link))?.[1];
  };
  for (const to of ['/projects/spark', '/#schools', '/?q=a#schools']) {
    expect(hrefLangOf(to), to).toBe('en');
  }
  for (const to of ['/projects', '/team#x']) expect(hrefLangOf(to), to).toBeUndefined();
});
