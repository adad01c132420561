import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { Icon } from '../../components/icon/icon.tsx';
import { asButton, intercept } from '../../components/on-press.ts';
import { useHydrated } from '../../components/use-hydrated.ts';
import { useLabels } from '../../labels/use-labels.ts';
import { LanguageLinks } from '../language-links.tsx';
import { useMenu } from '../use-menu.ts';
import { useBrand } from '../use-organisation.ts';
import { currentOf } from './current-of.ts';
import { MenuLink } from './more-tab.tsx';
import styles from './side-menu.module.css';

const menuId = 'menu';
const buttonId = 'menu-button';

/**
 * The side menu of small screens (2.3), a disclosure: a modal dialog would make the whole page inert, which takes
 * a slow phone longer than the menu itself. Without scripts the address `#menu` shows it (R18).
 */
export function SideMenu({ path }: { readonly path: string | undefined }) {
  const labels = useLabels();
  const brand = useBrand();
  const links = useMenu('menu');
  const { pathname, key } = useLocation();
  // An older browser, which has no popovers, keeps the address.
  const isPopover = useHydrated() && 'popover' in HTMLElement.prototype;
  const [open, setOpen] = useState(false);
  const menuRef = useRef<HTMLElement>(null);

  const show = () => {
    menuRef.current?.showPopover();
    menuRef.current?.querySelector<HTMLElement>('li a')?.focus();
  };
  const close = () => menuRef.current?.hidePopover?.();

  // A menu that was opened before hydration stays open.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only on hydration
  useEffect(() => {
    if (!isPopover || window.location.hash !== `#${menuId}`) return;
    show();
    // A reload or the back button must not open it again.
    window.history.replaceState(window.history.state, '', window.location.href.split('#')[0]);
  }, [isPopover]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes it
  useEffect(() => void close(), [key]);

  return (
    <>
      <a
        id={buttonId}
        href={`#${menuId}`}
        className={styles.hamburger}
        {...(isPopover && {
          ...asButton(show),
          'aria-expanded': open,
          'aria-controls': menuId,
        })}
      >
        <Icon name="menu" size="1.75rem" />
        <span className="visually-hidden">{labels.shell.menu}</span>
      </a>
      <nav
        ref={menuRef}
        id={menuId}
        popover="auto"
        aria-label={labels.shell.sideMenu}
        className={styles.menu}
        data-hydrated={isPopover || undefined}
        onToggle={({ newState }) => setOpen(newState === 'open')}
        onBlur={({ relatedTarget, currentTarget }) => {
          if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
        }}
      >
        <div className={styles.panel}>
          <p className={styles.name}>{brand}</p>
          <a href={`#${buttonId}`} className={styles.close} {...(isPopover && asButton(close))}>
            <Icon name="close" size="1.75rem" />
            <span className="visually-hidden">{labels.shell.closeMenu}</span>
          </a>
          <ul className={styles.links}>
            {links.map((link) => (
              <li key={link.path}>
                <MenuLink
                  link={link}
                  className={styles.link}
                  aria-current={currentOf(link.path, pathname)}
                  onClick={close}
                />
              </li>
            ))}
          </ul>
          <LanguageLinks path={path} className={styles.languages} />
        </div>
        <a
          href={`#${buttonId}`}
          className={styles.veil}
          tabIndex={-1}
          aria-hidden="true"
          {...(isPopover && { onClick: intercept(close) })}
        >
          {labels.shell.closeMenu}
        </a>
      </nav>
    </>
  );
}
