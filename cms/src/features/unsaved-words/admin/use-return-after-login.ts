import { useNotification } from '@strapi/strapi/admin';
import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

const LOG_IN_PATH = '/auth/login';
const MESSAGE_MS = 10_000;
const LOGGED_OUT_MESSAGE =
  'You are logged out: your session has ended. Log in again: the page opens on which you were, and offers what you wrote.';

/**
 * Returns a function that brings the person back to this form after the next log-in. Strapi does so itself, except when
 * a save finds that the session has ended: then Strapi takes the form for saved.
 */
export function useReturnAfterLogin(): () => void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { toggleNotification } = useNotification();
  return useCallback(() => {
    // Strapi opens the log-in page only after this function has returned.
    setTimeout(() => {
      const { location } = window;
      if (!location.pathname.endsWith(LOG_IN_PATH) || location.search !== '') return;
      toggleNotification({ type: 'warning', message: LOGGED_OUT_MESSAGE, timeout: MESSAGE_MS });
      const redirectTo = encodeURIComponent(pathname + search);
      navigate(`${LOG_IN_PATH}?redirectTo=${redirectTo}`, { replace: true });
    });
  }, [pathname, search, navigate, toggleNotification]);
}
