import { useEffect, useRef, useState } from 'react';
import { acrossPhone } from '../../components/image-widths.ts';
import { SiteImage } from '../../components/site-image/site-image.tsx';
import { aboutTexts } from '../../texts/about-us.ts';
import styles from './about-video.module.css';

const { video } = aboutTexts;

/**
 * The video of the About page: a poster with a play button. Nothing of it is loaded before the
 * press (R29); without scripts the button is a link to the video itself (R18).
 */
export function AboutVideo() {
  const [playing, setPlaying] = useState(false);
  const player = useRef<HTMLVideoElement>(null);

  useEffect(() => {
    if (playing) player.current?.focus();
  }, [playing]);

  return (
    <figure className={styles.figure}>
      {playing ? (
        <video
          ref={player}
          controls
          autoPlay
          playsInline
          width={960}
          height={540}
          aria-label={video.heading}
          className={styles.video}
        >
          <source src="/media/about.webm" type="video/webm" />
          <source src="/media/about.mp4" type="video/mp4" />
          <track kind="captions" src="/media/about.vtt" srcLang="en" label="English" default />
        </video>
      ) : (
        <a
          href="/media/about.mp4"
          className={styles.poster}
          onClick={(event) => {
            if (event.ctrlKey || event.metaKey || event.shiftKey) return;
            event.preventDefault();
            setPlaying(true);
          }}
        >
          <SiteImage
            name="about-poster"
            alt=""
            sizes={`(min-width: 77.5rem) 70rem, (min-width: 45rem) 92vw, ${acrossPhone}`}
            width={1280}
            height={720}
            className={styles.video}
          />
          <span className={styles.play}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M8 5.5v13l11-6.5z" />
            </svg>
            {video.playLabel}
          </span>
        </a>
      )}
      <figcaption className={styles.caption}>{video.description}</figcaption>
    </figure>
  );
}
