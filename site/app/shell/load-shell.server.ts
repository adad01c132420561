import { getDocuments } from '../cms/documents.ts';
import { getHiddenPaths } from '../cms/entry-pages.ts';
import { getFooterLinks, getMenuLinks } from '../cms/menu-links.ts';
import { getOrganisation } from '../cms/organisation.ts';
import { getNavProjects } from '../cms/projects.ts';
import { readTogether } from '../cms/read-together.ts';
import type { Site } from '../cms/site-context.ts';
import { untranslatedPaths } from '../cms/untranslated.ts';

/** What header, footer and head of every page show. */
export async function loadShell(site: Site) {
  const { content, contentIn, languages, siteUrl, drafts, labels } = site;
  const untranslatedIn = languages.map(async (language) => ({
    language,
    paths: await untranslatedPaths(contentIn(language)),
  }));
  const parts = await readTogether({
    untranslated: Promise.all(untranslatedIn),
    navProjects: getNavProjects(content),
    organisation: getOrganisation(content),
    more: getMenuLinks(content, labels),
    links: getFooterLinks(content, labels),
    hidden: getHiddenPaths(content),
    documents: getDocuments(content),
  });
  return { siteUrl, drafts, ...parts };
}
