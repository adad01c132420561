import type { Token } from 'markdown-it';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Labels } from '../../labels/labels.ts';

interface Video {
  readonly host: 'YouTube' | 'Vimeo';
  /** The page of its player, of a host that the policy of our pages allows, without cookies. */
  readonly player: string;
}

interface VideoLink extends Video {
  readonly href: string;
  /** The words of the link; empty where the address stands alone. */
  readonly title: string;
}

/** A paragraph that is nothing but the address of a video, or a link to one; undefined for any other. */
export function videoLinkOf({ type, content, children }: Token): VideoLink | undefined {
  if (type !== 'inline') return undefined;
  const [first, text, last] = children ?? [];
  const isLink = first?.type === 'link_open' && last?.type === 'link_close';
  const isOneText = children?.length === 1 && first?.type === 'text';
  if (!isOneText && !(isLink && children?.length === 3 && text?.type === 'text')) return undefined;
  const href = isLink ? String(first.attrGet('href')) : content.trim();
  const video = videoAt(href);
  if (!video) return undefined;
  const words = isLink ? (text?.content ?? '') : '';
  return { ...video, href, title: videoAt(words) ? '' : words };
}

/** The video at a web address, where it is that of one video. */
function videoAt(address: string): Video | undefined {
  if (!/^https:\/\//i.test(address) || !URL.canParse(address)) return undefined;
  const { host, username, pathname, searchParams } = new URL(address);
  if (username !== '') return undefined;
  const inPath = (pattern: RegExp) => pattern.exec(pathname)?.slice(1) ?? [];
  switch (host.replace(/^(www|m)\./, '')) {
    case 'youtu.be':
      return onYouTube(inPath(/^\/([\w-]{11})$/)[0]);
    case 'youtube.com': {
      const watched = pathname === '/watch' ? (searchParams.get('v') ?? '') : '';
      const [id] = inPath(/^\/(?:shorts|live)\/([\w-]{11})$/);
      return onYouTube(id ?? /^[\w-]{11}$/.exec(watched)?.[0]);
    }
    case 'vimeo.com': {
      const [id, key = ''] = inPath(/^\/(\d+)(?:\/(\w+))?$/);
      const hidden = key && `&h=${key}`;
      return id === undefined
        ? undefined
        : {
            host: 'Vimeo',
            player: `https://player.vimeo.com/video/${id}?dnt=1&autoplay=1${hidden}`,
          };
    }
    default:
      return undefined;
  }
}

function onYouTube(id: string | undefined): Video | undefined {
  if (id === undefined) return undefined;
  return { host: 'YouTube', player: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1` };
}

/** A poster of our own, which leads to the video: the page loads nothing of it (R29, R30). */
export function videoPoster({ href, title, host, player }: VideoLink, { controls }: Labels) {
  return renderToStaticMarkup(
    <a href={href} rel="noreferrer" data-video={player}>
      {title !== '' && <strong>{title}</strong>}
      <span>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M8 5.5v13l11-6.5z" />
        </svg>
        {controls.play} ({host})
      </span>
    </a>,
  );
}
