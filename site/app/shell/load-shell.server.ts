import { getDocuments } from '../cms/documents.ts';
import { getMenuLinks } from '../cms/menu-links.ts';
import { getOrganisation } from '../cms/organisation.ts';
import { getNavProjects } from '../cms/projects.ts';
import type { Site } from '../cms/site-context.ts';
import { getFooterLinks, getHiddenPaths } from '../cms/text-pages.ts';
import { untranslatedPaths } from '../cms/untranslated.ts';

/** What header, footer and head of every page show. */
export async function loadShell(site: Site) {
  const { content, contentIn, languages, siteUrl, drafts, labels } = site;
  const [untranslated, navProjects, organisation, more, links, hidden, documents] =
    await Promise.all([
      Promise.all(
        languages.map(async (language) => ({
          language,
          paths: await untranslatedPaths(contentIn(language)),
        })),
      ),
      getNavProjects(content),
      getOrganisation(content),
      getMenuLinks(content, labels),
      getFooterLinks(content, labels),
      getHiddenPaths(content),
      getDocuments(content),
    ]);
  const lists = { navProjects, more, links, hidden, documents };
  return { siteUrl, untranslated, organisation, drafts, ...lists };
}
