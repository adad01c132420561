import { Search } from '@strapi/icons';
import { type ComponentProps, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

/** Where a press of a key means something of its own. */
const TYPED_IN =
  'input, textarea, select, [contenteditable="true"], [role="combobox"], [role="dialog"], [role="alertdialog"]';

/** The icon in the menu, which stands beside every page: there `/` opens the page that finds. */
export function FindIconWithShortcut(props: ComponentProps<typeof Search>) {
  const navigate = useNavigate();
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey, defaultPrevented } = event;
      if (key !== '/' || ctrlKey || metaKey || altKey || defaultPrevented) return;
      if (target instanceof Element && target.closest(TYPED_IN)) return;
      // Some browsers open a search of their own.
      event.preventDefault();
      navigate('/find');
    };
    window.addEventListener('keydown', open);
    return () => window.removeEventListener('keydown', open);
  }, [navigate]);
  return <Search {...props} />;
}
