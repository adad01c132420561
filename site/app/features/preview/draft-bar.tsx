import { useEffect, useState } from 'react';
import { useHref, useLocation } from 'react-router';
import { useLabels } from '../../labels/use-labels.ts';
import stylesheet from './draft-bar.css?url';

interface DraftBarProps {
  /** The end of the preview, in milliseconds since 1970. */
  readonly until: number;
  readonly editUrl?: string | undefined;
}

/** The bar above a draft, with the way to its entry. When the preview is over it says so. */
export function DraftBar({ until, editUrl }: DraftBarProps) {
  const { pathname, search } = useLocation();
  const here = useHref(pathname);
  const isOver = useIsOver(until);
  const { label, open, over, edit, leave, reload } = useLabels().preview;
  return (
    <aside className="screen-only draft-bar" aria-label={label}>
      {/* With `href` first, inline-css.server.ts leaves it a link, which React needs here. */}
      <link href={stylesheet} rel="stylesheet" />
      <p role={isOver ? 'status' : undefined}>
        <strong>{isOver ? over.heading : open.heading}</strong>{' '}
        <span>{isOver ? over.text : open.text}</span>
      </p>
      {editUrl !== undefined && <a href={`${editUrl}?page=${encodeURIComponent(here)}`}>{edit}</a>}
      <form method="post" action="/preview">
        <input type="hidden" name="to" value={here + search} />
        <button type="submit">{isOver ? reload : leave}</button>
      </form>
    </aside>
  );
}

function useIsOver(until: number): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), Math.max(0, until - Date.now()));
    return () => clearTimeout(timer);
  }, [until]);
  return isOver;
}
