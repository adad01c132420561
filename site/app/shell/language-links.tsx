import type { MouseEvent } from 'react';
import { useLocation } from 'react-router';
import { otherParameters } from '../components/page-parameters.tsx';
import { useLabels } from '../labels/use-labels.ts';
import { languageTable } from '../languages.ts';
import { useAlternates } from './use-alternates.ts';

interface LanguageLinksProps {
  /** The page's path as in English; undefined for an error, which has no alternates. */
  readonly path: string | undefined;
  readonly className?: string | undefined;
}

/** The page in every language, or the home page of one into which it is not translated. */
export function LanguageLinks({ path, className }: LanguageLinksProps) {
  const { language, shell } = useLabels();
  const { search } = useLocation();
  const alternates = useAlternates(path);
  const query = new URLSearchParams(otherParameters(new URLSearchParams(search))).toString();
  if (alternates.length < 2) return null;
  return (
    <nav aria-label={shell.languages}>
      <ul className={className}>
        {alternates.map((alternate) => (
          <li key={alternate.language}>
            {/* The link loads a new document, since a page has the labels of one language. */}
            <a
              href={
                alternate.isSamePage && query ? `${alternate.address}?${query}` : alternate.address
              }
              lang={alternate.language}
              hrefLang={alternate.language}
              aria-current={alternate.language === language ? 'true' : undefined}
              onClick={alternate.isSamePage ? takeStateAlong : undefined}
            >
              {languageTable[alternate.language].name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The address is read when the link is pressed, since the map changes it without the router. */
function takeStateAlong({ currentTarget }: MouseEvent<HTMLAnchorElement>): void {
  currentTarget.search = window.location.search;
}
