import type { AnchorHTMLAttributes } from 'react';
import { Link } from 'react-router';
import { useIsEnglishOnly } from '../use-versions.ts';

export interface SiteLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** As in English, such as `/projects`. */
  readonly to: string;
  readonly viewTransition?: boolean;
  readonly reloadDocument?: boolean;
}

/** A link to a page in the language of this one, or in English where it is not translated (R38). */
export function SiteLink({ to, viewTransition = true, reloadDocument, ...rest }: SiteLinkProps) {
  const isEnglishOnly = useIsEnglishOnly();
  // Another language is a document of its own.
  if (isEnglishOnly(to)) return <a href={to} hrefLang="en" {...rest} />;
  return <Link to={to} viewTransition={viewTransition} reloadDocument={reloadDocument} {...rest} />;
}
