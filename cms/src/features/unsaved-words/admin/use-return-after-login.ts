import { useNotification } from '@strapi/strapi/admin';
import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

const LOG_IN = '/auth/login';
const SHOWN_MS = 10_000;
const LOGGED_OUT =
  'You are logged out: your session has ended. Log in again: the page opens on which you were, and offers what you wrote.';

/**
 * Sends a person whose session ended back to this form after the log-in. Strapi does so itself, and asks before,
 * unless a save found the session ended: it then takes the form for a saved one.
 */
export function useReturnAfterLogin(): () => void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { toggleNotification } = useNotification();
  return useCallback(() => {
    // Strapi has not gone there yet.
    setTimeout(() => {
      const { location } = window;
      if (!location.pathname.endsWith(LOG_IN) || location.search !== '') return;
      toggleNotification({ type: 'warning', message: LOGGED_OUT, timeout: SHOWN_MS });
      const redirectTo = encodeURIComponent(pathname + search);
      navigate(`${LOG_IN}?redirectTo=${redirectTo}`, { replace: true });
    });
  }, [pathname, search, navigate, toggleNotification]);
}
