import type { KeyboardEvent, MouseEvent } from 'react';
import { Link, useLocation } from 'react-router';
import { organisation } from '../../organisation.ts';
import { Icon } from '../icon/icon.tsx';
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
  const { live, open, dialogRef, show, close, closed } = useSideMenu(menuId);
  return (
    <>
      <a
        id={buttonId}
        href={`#${menuId}`}
        className={styles.hamburger}
        {...buttonRole(live, show)}
        aria-haspopup={live ? 'dialog' : undefined}
        aria-expanded={live ? open : undefined}
        aria-controls={live ? menuId : undefined}
      >
        <Icon name="menu" size="1.75rem" />
        <span className="unseen">Menu</span>
      </a>
      <dialog
        ref={dialogRef}
        id={menuId}
        aria-label="Menu"
        className={styles.menu}
        data-live={live || undefined}
        onClose={closed}
      >
        <div className={styles.panel}>
          <p className={styles.name}>{organisation.name}</p>
          <a href={`#${buttonId}`} className={styles.close} {...buttonRole(live, close)}>
            <Icon name="close" size="1.75rem" />
            <span className="unseen">Close the menu</span>
          </a>
          <nav aria-label="Side menu">
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
          {...(live && { onClick: instead(close) })}
        >
          Close the menu
        </a>
      </dialog>
    </>
  );
}

/** Makes a link act, sound and answer to the keyboard as a button, once React has taken over. */
function buttonRole(live: boolean, act: () => void) {
  if (!live) return {};
  return {
    role: 'button',
    onClick: instead(act),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== ' ') return;
      event.preventDefault();
      act();
    },
  };
}

function instead(act: () => void) {
  return (event: MouseEvent) => {
    event.preventDefault();
    act();
  };
}
