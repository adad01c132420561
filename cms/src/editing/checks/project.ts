import { addressFrom, isGeneric } from '../../content/project-address';
import { type CheckedEntry, type Finding, obstacle, type Surroundings, warning } from './finding';

/** The four cards of the home page lead to these projects, whatever else is published (2.4). */
const ON_HOME_PAGE = ['project-spark', 'project-disha', 'project-ganitham', 'lets-learn-english'];
const ADDRESS = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Whether a card of the home page leads to the project with that address. */
export function isOnHomePage(url: string | undefined): boolean {
  return url !== undefined && ON_HOME_PAGE.includes(url);
}

export function checkProject(entry: CheckedEntry, surroundings: Surroundings): Finding[] {
  const found = addressFindings(entry, surroundings);
  if (entry.images('mainImage').length + entry.images('images').length === 0) {
    found.push(
      warning(
        'mainImage',
        'There is no picture: the page begins with a drawn pattern in its place.',
      ),
    );
  }
  if (entry.text('longDescription') === '') {
    found.push(warning('longDescription', 'There is no long text: the page is nearly empty.'));
  }
  if (entry.text('metaDescription') === '') {
    found.push(
      warning('metaDescription', 'It is empty: search engines will show the short text instead.'),
    );
  }
  return found;
}

function addressFindings(entry: CheckedEntry, surroundings: Surroundings): Finding[] {
  const { others, publishedUrl } = surroundings;
  const url = entry.text('url');
  if (url === '') return [];
  const proposal = addressFrom(entry.text('projectTitle'));
  if (!ADDRESS.test(url)) {
    return [
      obstacle(
        'url',
        `Write the page address in small letters (a to z), digits and single hyphens, like this: ${addressFrom(url)}`,
      ),
    ];
  }
  const found: Finding[] = [];
  const live = others.find((other) => other.publishedUrl === url);
  const twin = live ?? others.find((other) => other.url === url);
  if (twin) {
    const text = `The project “${twin.name}” has the page address “${url}” already. Two pages cannot share one address: choose another.`;
    found.push(live ? obstacle('url', text) : warning('url', text));
  }
  if (publishedUrl === url) return found;
  if (publishedUrl) {
    const card = isOnHomePage(publishedUrl)
      ? ' The home page has a card that leads to the old address: the card goes.'
      : '';
    found.push(
      warning(
        'url',
        `Visitors know this page as /projects/${publishedUrl}. From there they will be led to the new address.${card}`,
      ),
    );
  }
  if (isGeneric(url) || !sharesWord(url, proposal)) {
    found.push(
      warning(
        'url',
        `The page address “${url}” does not say what the project is called: “${proposal}” would.`,
      ),
    );
  }
  return found;
}

function sharesWord(url: string, proposal: string): boolean {
  const words = new Set(proposal.split('-').filter((word) => word !== 'project'));
  return words.size === 0 || url.split('-').some((word) => words.has(word));
}
