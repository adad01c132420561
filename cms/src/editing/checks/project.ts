import { addressFrom, isGeneric } from '../../content/project-address';
import { addressFindings } from './address';
import { type CheckedEntry, type Finding, type Surroundings, warning } from './finding';

const MISSING = {
  mainImage: 'There is no picture: the page begins with a drawn pattern in its place.',
  longDescription: 'There is no long text: the page is nearly empty.',
  metaDescription: 'It is empty: search engines will show the short text instead.',
} as const;

export function checkProject(entry: CheckedEntry, surroundings: Surroundings): Finding[] {
  const found = urlFindings(entry, surroundings);
  if (entry.images('mainImage').length + entry.images('images').length === 0) {
    found.push(warning('mainImage', MISSING.mainImage));
  }
  for (const field of ['longDescription', 'metaDescription'] as const) {
    if (entry.text(field) === '') found.push(warning(field, MISSING[field]));
  }
  return found;
}

function urlFindings(entry: CheckedEntry, surroundings: Surroundings): Finding[] {
  const { cards, publishedUrl } = surroundings;
  const url = entry.text('url');
  if (url === '') return [];
  const proposal = addressFrom(entry.text('projectTitle'));
  const found = addressFindings('url', 'project', url, surroundings, addressFrom);
  if (found.some(({ blocks }) => blocks)) return found;
  if (publishedUrl === url) return found;
  if (publishedUrl) {
    const card = cards.includes(publishedUrl)
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
