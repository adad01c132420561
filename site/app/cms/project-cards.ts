import specified from '../texts/content/project-cards.json' with { type: 'json' };
import { translationsOf } from '../texts/translations.ts';
import { chooseListTexts } from './choose-texts.ts';
import type { ContentReader } from './content.ts';
import { getHomePage, type HomePage } from './home-page.ts';
import { firstWritten, type LangText } from './lang-text.ts';
import {
  findProject,
  type Project,
  type ProjectSummary,
  projectPath,
  projectsCall,
} from './projects.ts';

/** A card of the home page that leads to a project (2.4.5). */
export interface ProjectCard {
  readonly url: string;
  readonly path: string;
  readonly name: LangText;
  readonly line: LangText;
  readonly icon?: ProjectSummary['icon'];
  readonly iconImage?: ProjectSummary['iconImage'];
}

const CARDS = 4;
const translations = translationsOf('project-cards');

/** The projects that editors chose, else the first four of the list; the specified ones without the CMS. */
export async function getProjectCards(content: ContentReader): Promise<readonly ProjectCard[]> {
  const [{ shortcuts }, { items: projects }] = await Promise.all([
    getHomePage(content),
    content.read(projectsCall),
  ]);
  const own = chooseListTexts(specified, ['url'], content.language, translations(content.language));
  if (projects === undefined) return own.map((card) => ({ ...card, path: projectPath(card.url) }));

  const cardOf = (project: Project, chosen?: HomePage['shortcuts'][number]): ProjectCard[] => {
    const { url, path, title, shortDescription, icon, iconImage } = project;
    if (url === undefined || path === undefined) return [];
    const short = own[specified.findIndex((card) => isCalled(project, card))]?.name;
    const name = firstWritten(...[chosen?.name, short, title].filter((text) => text !== undefined));
    const line = chosen?.line.text ? chosen.line : shortDescription;
    return [{ url, path, name, line, icon, iconImage }];
  };
  const chosen: ProjectCard[] = [];
  for (const card of shortcuts) {
    const project = findProject(projects, card.url);
    if (project) chosen.push(...cardOf(project, card));
  }
  return chosen.length > 0
    ? chosen
    : projects.flatMap((project) => cardOf(project)).slice(0, CARDS);
}

/** Whether a project still has the title that the specification shortens on its card. */
function isCalled({ url, englishTitle }: Project, card: (typeof specified)[number]): boolean {
  const title = englishTitle.replace('’', "'");
  return url === card.url && (title === card.name || title === `Project ${card.name}`);
}
