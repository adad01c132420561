import { useLocation } from 'react-router';
import { NewWindowLink } from '../../components/new-window-link.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { useLabels } from '../../labels/use-labels.ts';
import { isPageLink, linkIn } from '../../languages.ts';
import type { PageLink } from '../../pages.ts';
import { currentOf } from './current-of.ts';
import { DropdownTab } from './dropdown-tab.tsx';
import languageStyles from './language-menu.module.css';
import headerStyles from './site-header.module.css';

/** The last tab: what editors put there. */
export function MoreTab({ links }: { readonly links: readonly PageLink[] }) {
  const { shell } = useLabels();
  const { pathname } = useLocation();
  return (
    <DropdownTab
      id="nav-more"
      label={shell.more}
      buttonClass={`${headerStyles.tab} ${headerStyles.more}`}
      panelClass={languageStyles.list}
    >
      <ul className={languageStyles.links}>
        {links.map((link) => (
          <li key={link.path}>
            <MenuLink link={link} aria-current={currentOf(link.path, pathname)} />
          </li>
        ))}
      </ul>
    </DropdownTab>
  );
}

interface MenuLinkProps {
  readonly link: PageLink;
  readonly className?: string | undefined;
  readonly 'aria-current'?: 'page' | undefined;
  onClick?(): void;
}

/** A link that editors put into a menu: to a page of the site, to a file, or elsewhere. */
export function MenuLink({ link: { path, label, lang }, className, ...rest }: MenuLinkProps) {
  const { language } = useLabels();
  if (!isPageLink(path)) {
    return (
      <NewWindowLink href={linkIn(language, path)} className={className}>
        <span lang={lang}>{label}</span>
      </NewWindowLink>
    );
  }
  return (
    <SiteLink to={path} lang={lang} className={className} {...rest}>
      {label}
    </SiteLink>
  );
}
