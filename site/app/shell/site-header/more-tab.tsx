import { useRef } from 'react';
import { useLocation } from 'react-router';
import { Icon } from '../../components/icon/icon.tsx';
import { NewWindowLink } from '../../components/new-window-link.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { useLabels } from '../../labels/use-labels.ts';
import type { PageLink } from '../../pages.ts';
import { currentOf } from './current-of.ts';
import languageStyles from './language-menu.module.css';
import headerStyles from './site-header.module.css';

/** The last tab: what editors put there. A `details` element opens and closes without scripts. */
export function MoreTab({ links }: { readonly links: readonly PageLink[] }) {
  const { shell } = useLabels();
  const { pathname, key } = useLocation();
  const details = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (details.current) details.current.open = false;
  };
  return (
    // Every navigation closes it.
    <details
      key={key}
      ref={details}
      className={headerStyles.more}
      data-more=""
      onBlur={({ relatedTarget, currentTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !details.current?.open) return;
        close();
        details.current.querySelector('summary')?.focus();
      }}
    >
      <summary className={headerStyles.tab}>
        {shell.more}
        <Icon name="chevron-down" size="1.25rem" />
      </summary>
      <div className={languageStyles.panel}>
        <ul className={languageStyles.links}>
          {links.map((link) => (
            <li key={link.path}>
              <MenuLink link={link} aria-current={currentOf(link.path, pathname)} />
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}

interface MenuLinkProps {
  readonly link: PageLink;
  readonly className?: string | undefined;
  readonly 'aria-current'?: 'page' | undefined;
  onClick?(): void;
}

/** A link that editors put into a menu: to a page of the site, or elsewhere. */
export function MenuLink({ link: { path, label, lang }, className, ...rest }: MenuLinkProps) {
  if (!path.startsWith('/')) {
    return (
      <NewWindowLink href={path} className={className}>
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
