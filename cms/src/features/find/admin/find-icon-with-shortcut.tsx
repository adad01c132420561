import { Search } from '@strapi/icons';
import { type ComponentProps, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

/** The elements in which a key has a meaning of its own. */
const USES_KEYS =
  'input, textarea, select, [contenteditable="true"], [role="combobox"], [role="dialog"], [role="alertdialog"]';

/** Every page of the admin has this icon in its menu, so the icon also listens for the key `/`. */
export function FindIconWithShortcut(props: ComponentProps<typeof Search>) {
  const navigate = useNavigate();
  useEffect(() => {
    const openByKey = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey, defaultPrevented } = event;
      if (key !== '/' || ctrlKey || metaKey || altKey || defaultPrevented) return;
      if (target instanceof Element && target.closest(USES_KEYS)) return;
      // In some browsers the key opens a search of the browser.
      event.preventDefault();
      navigate('/find');
    };
    window.addEventListener('keydown', openByKey);
    return () => window.removeEventListener('keydown', openByKey);
  }, [navigate]);
  return <Search {...props} />;
}
