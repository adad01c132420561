import type { Token } from 'markdown-it';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Labels } from '../../labels/labels.ts';

interface VideoLink {
  readonly href: string;
  /** The words of the link; empty where the address stands alone. */
  readonly title: string;
  readonly host: 'YouTube' | 'Vimeo';
}

/** A paragraph that is nothing but the address of a video, or a link to one; undefined for any other. */
export function videoLinkOf({ type, content, children }: Token): VideoLink | undefined {
  if (type !== 'inline') return undefined;
  const [first, text, last] = children ?? [];
  const isLink = first?.type === 'link_open' && last?.type === 'link_close';
  const isOneText = children?.length === 1 && first?.type === 'text';
  if (!isOneText && !(isLink && children?.length === 3 && text?.type === 'text')) return undefined;
  const href = isLink ? String(first.attrGet('href')) : content.trim();
  const host = hostOf(href);
  if (host === undefined) return undefined;
  const words = isLink ? (text?.content ?? '') : '';
  return { href, title: hostOf(words) ? '' : words, host };
}

/** The service of a web address, where it is that of one video. */
function hostOf(address: string): VideoLink['host'] | undefined {
  if (!/^https:\/\//i.test(address) || !URL.canParse(address)) return undefined;
  const { hostname, pathname, searchParams } = new URL(address);
  const host = hostname.replace(/^(www|m)\./, '');
  const isPath = (pattern: RegExp) => pattern.test(pathname);
  if (host === 'youtu.be' && isPath(/^\/[\w-]{11}$/)) return 'YouTube';
  if (host === 'vimeo.com' && isPath(/^\/\d+(\/\w+)?$/)) return 'Vimeo';
  if (host !== 'youtube.com') return undefined;
  const isWatched = pathname === '/watch' && /^[\w-]{11}$/.test(searchParams.get('v') ?? '');
  return isWatched || isPath(/^\/(shorts|live)\/[\w-]{11}$/) ? 'YouTube' : undefined;
}

/** A poster of our own, which leads to the video: the page loads nothing of it (R29, R30). */
export function videoPoster({ href, title, host }: VideoLink, { controls }: Labels): string {
  return renderToStaticMarkup(
    <a href={href} target="_blank" rel="noopener noreferrer" data-video="">
      {title !== '' && <strong>{title}</strong>}
      <span>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M8 5.5v13l11-6.5z" />
        </svg>
        {controls.play} ({host})
      </span>
      <span className="visually-hidden"> {controls.newWindow}</span>
    </a>,
  );
}
