import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { Icon } from '../../components/icon/icon.tsx';
import { asButton, intercept } from '../../components/on-press.ts';
import { SiteLink } from '../../components/site-link.tsx';
import { useHydrated } from '../../components/use-hydrated.ts';
import { useLabels } from '../../labels/use-labels.ts';
import { LanguageLinks } from '../language-links.tsx';
import { useMenu } from '../use-menu.ts';
import { useBrand } from '../use-organisation.ts';
import { currentOf } from './current-of.ts';
import styles from './side-menu.module.css';

const menuId = 'menu';
const buttonId = 'menu-button';

/** The side menu of small screens (2.3). Without scripts the address `#menu` shows it (R18). */
export function SideMenu({ path }: { readonly path: string | undefined }) {
  const labels = useLabels();
  const brand = useBrand();
  const links = useMenu('menu');
  const { pathname, key } = useLocation();
  const isHydrated = useHydrated();
  const [open, setOpen] = useState(false);
  const dialogRef = useRef<HTMLDialogElement>(null);

  const show = () => {
    const dialog = dialogRef.current;
    if (!dialog || dialog.open) return;
    dialog.showModal();
    // The first link takes the focus: the panel itself, which can be scrolled, would take it and say nothing.
    dialog.querySelector('a')?.focus();
    setOpen(true);
  };
  const close = () => dialogRef.current?.close();

  // A menu that was opened before hydration stays open.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only on hydration
  useEffect(() => {
    if (!isHydrated || window.location.hash !== `#${menuId}`) return;
    show();
    // A reload or the back button must not open it again.
    window.history.replaceState(window.history.state, '', window.location.href.split('#')[0]);
  }, [isHydrated]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes it
  useEffect(() => close, [key]);

  return (
    <>
      <a
        id={buttonId}
        href={`#${menuId}`}
        className={styles.hamburger}
        {...(isHydrated && {
          ...asButton(show),
          'aria-haspopup': 'dialog',
          'aria-expanded': open,
          'aria-controls': menuId,
        })}
      >
        <Icon name="menu" size="1.75rem" />
        <span className="visually-hidden">{labels.shell.menu}</span>
      </a>
      <dialog
        ref={dialogRef}
        id={menuId}
        aria-label={labels.shell.menu}
        className={styles.menu}
        data-hydrated={isHydrated || undefined}
        onClose={() => setOpen(false)}
      >
        <div className={styles.panel}>
          <p className={styles.name}>{brand}</p>
          <a href={`#${buttonId}`} className={styles.close} {...(isHydrated && asButton(close))}>
            <Icon name="close" size="1.75rem" />
            <span className="visually-hidden">{labels.shell.closeMenu}</span>
          </a>
          <nav aria-label={labels.shell.sideMenu}>
            <ul className={styles.links}>
              {links.map(({ label, path: to }) => (
                <li key={to}>
                  <SiteLink
                    to={to}
                    className={styles.link}
                    aria-current={currentOf(to, pathname)}
                    onClick={close}
                  >
                    {label}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </nav>
          <LanguageLinks path={path} className={styles.languages} />
        </div>
        <a
          href={`#${buttonId}`}
          className={styles.veil}
          tabIndex={-1}
          aria-hidden="true"
          {...(isHydrated && { onClick: intercept(close) })}
        >
          {labels.shell.closeMenu}
        </a>
      </dialog>
    </>
  );
}
