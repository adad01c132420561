import type { MouseEvent } from 'react';
import { useLocation } from 'react-router';
import { languageNames } from '../../languages.ts';
import { otherParameters } from '../../page-parameters.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { useVersions } from '../../use-versions.ts';

interface LanguageLinksProps {
  /** The page's path as in English; undefined for an error, which has no versions. */
  readonly path: string | undefined;
  readonly className?: string | undefined;
}

/** The page in the other languages, or their home page where it is not translated. */
export function LanguageLinks({ path, className }: LanguageLinksProps) {
  const { language } = useTexts();
  const { search } = useLocation();
  const versions = useVersions(path);
  const query = new URLSearchParams(otherParameters(new URLSearchParams(search))).toString();
  return (
    <ul className={className}>
      {versions.map((version) => (
        <li key={version.language}>
          {/* A document of its own, since a page has the texts of one language. */}
          <a
            href={version.isSamePage && query ? `${version.address}?${query}` : version.address}
            lang={version.language}
            hrefLang={version.language}
            aria-current={version.language === language ? 'true' : undefined}
            onClick={version.isSamePage ? takeStateAlong : undefined}
          >
            {languageNames[version.language]}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The map changes the address without the router. */
function takeStateAlong({ currentTarget }: MouseEvent<HTMLAnchorElement>): void {
  currentTarget.search = window.location.search;
}
