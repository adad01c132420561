// The CMS keeps editors' pages from the slugs that the website has for itself.
import { BUILT_IN_PAGES, SITE_PAGES } from '../cms/src/content/site-slugs.ts';
import { reservedSlugs } from '../site/app/pages.ts';
import builtInPages from '../site/app/texts/content/pages.json' with { type: 'json' };

/** Says what a list of the CMS lacks of the website's, and what it has beyond it. */
export function differences(list: string, inCms: readonly string[], onSite: readonly string[]) {
  const file = 'cms/src/content/site-slugs.ts';
  return [
    ...onSite
      .filter((slug) => !inCms.includes(slug))
      .map((slug) => `${file}: ${list} lacks '${slug}', which the website has for itself.`),
    ...inCms
      .filter((slug) => !onSite.includes(slug))
      .map((slug) => `${file}: ${list} has '${slug}', and the website does not.`),
  ];
}

if (import.meta.main) {
  const builtIn = builtInPages.map(({ address }) => address);
  const problems = [
    ...differences('BUILT_IN_PAGES', BUILT_IN_PAGES, builtIn),
    // An editor's slug has neither a dot nor a colon.
    ...differences(
      'SITE_PAGES',
      SITE_PAGES,
      reservedSlugs.filter((slug) => /^[a-z-]+$/.test(slug)),
    ),
  ];
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
