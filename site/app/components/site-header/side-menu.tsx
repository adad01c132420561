import { Link, useLocation } from 'react-router';
import { organisation } from '../../organisation.ts';
import { shellTexts } from '../../texts/shell.ts';
import { Icon } from '../icon/icon.tsx';
import { asButton, instead } from '../on-press.ts';
import styles from './side-menu.module.css';
import { currentOf, sideMenuLinks } from './tabs.ts';
import { useSideMenu } from './use-side-menu.ts';

const menuId = 'menu';
const buttonId = 'menu-button';

/**
 * The hamburger and the side menu of small screens (2.3). Both its buttons are links to an address
 * on this page, so that the menu opens and closes before and without scripts (R18).
 */
export function SideMenu() {
  const { pathname } = useLocation();
  const { hydrated, open, dialogRef, show, close, onClose } = useSideMenu(menuId);
  return (
    <>
      <a
        id={buttonId}
        href={`#${menuId}`}
        className={styles.hamburger}
        {...(hydrated && {
          ...asButton(show),
          'aria-haspopup': 'dialog',
          'aria-expanded': open,
          'aria-controls': menuId,
        })}
      >
        <Icon name="menu" size="1.75rem" />
        <span className="unseen">{shellTexts.menu}</span>
      </a>
      <dialog
        ref={dialogRef}
        id={menuId}
        aria-label={shellTexts.menu}
        className={styles.menu}
        data-hydrated={hydrated || undefined}
        onClose={onClose}
      >
        <div className={styles.panel}>
          <p className={styles.name}>{organisation.name}</p>
          <a href={`#${buttonId}`} className={styles.close} {...(hydrated && asButton(close))}>
            <Icon name="close" size="1.75rem" />
            <span className="unseen">{shellTexts.closeMenu}</span>
          </a>
          <nav aria-label={shellTexts.sideMenu}>
            <ul className={styles.links}>
              {sideMenuLinks.map(({ label, path }) => (
                <li key={path}>
                  <Link
                    to={path}
                    viewTransition
                    className={styles.link}
                    aria-current={currentOf(path, pathname)}
                    onClick={close}
                  >
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <a
          href={`#${buttonId}`}
          className={styles.veil}
          tabIndex={-1}
          aria-hidden="true"
          {...(hydrated && { onClick: instead(close) })}
        >
          {shellTexts.closeMenu}
        </a>
      </dialog>
    </>
  );
}
