import { redirect } from 'react-router';
import { aboutPageCall } from './about-page.ts';
import type { ContentReader } from './content.ts';
import { homePageCall } from './home-page.ts';
import { getTexts } from './organisation.ts';
import { getProjects, isTranslatedProject } from './projects.ts';
import type { Site } from './site-context.ts';
import { getTextPages, isTranslatedPage } from './text-pages.ts';

/**
 * The pages whose main text is not in the content's language, as paths in English. All other pages
 * stand on labels and lists, and exist in every language.
 */
export async function untranslatedPaths(content: ContentReader): Promise<readonly string[]> {
  if (content.language === 'en') return [];
  const [home, about, textPages, projects] = await Promise.all([
    getTexts(content, homePageCall),
    getTexts(content, aboutPageCall),
    getTextPages(content),
    getProjects(content),
  ]);
  const paths: (string | undefined)[] = [];
  if (home.aboutText.lang) paths.push('/');
  if (about.introduction.lang) paths.push('/about-us');
  for (const page of textPages) if (!isTranslatedPage(page)) paths.push(`/${page.slug}`);
  for (const project of projects) if (!isTranslatedProject(project)) paths.push(project.path);
  return paths.filter((path) => path !== undefined);
}

/** @throws {Response} a redirect to the English page, where `path` is not translated */
export async function requireTranslation(
  { content, siteUrl }: Pick<Site, 'content' | 'siteUrl'>,
  path: string,
): Promise<void> {
  // A whole address, since React Router would put the language in front of a path.
  if ((await untranslatedPaths(content)).includes(path)) throw redirect(siteUrl + path);
}
