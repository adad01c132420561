import { type AnchorHTMLAttributes, createContext, use } from 'react';
import { Link } from 'react-router';

/** The paths of pages that are not translated into the language of this one. */
export const UntranslatedPathsContext = createContext<readonly string[]>([]);

export interface SiteLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** The path as in English, such as `/projects`. */
  readonly to: string;
  readonly reloadDocument?: boolean;
}

/** A link to a page in the language of this one, or in English where it is not translated (R38). */
export function SiteLink({ to, reloadDocument, ...rest }: SiteLinkProps) {
  const untranslatedPaths = use(UntranslatedPathsContext);
  // A page in another language is a document of its own.
  if (untranslatedPaths.includes(to.replace(/[?#].*/s, '')))
    return <a href={to} hrefLang="en" {...rest} />;
  return <Link to={to} viewTransition reloadDocument={reloadDocument} {...rest} />;
}
