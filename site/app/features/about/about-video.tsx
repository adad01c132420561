import { useEffect, useRef, useState } from 'react';
import { acrossPhone } from '../../components/image-sizes.ts';
import { intercept } from '../../components/on-press.ts';
import { PageImage } from '../../components/page-image.tsx';
import { useLabels } from '../../labels/use-labels.ts';
import type { AboutPage } from './about-page.server.ts';
import styles from './about-video.module.css';

const ownVideo = [
  { path: '/media/about.webm', type: 'video/webm' },
  { path: '/media/about.mp4', type: 'video/mp4' },
];

/** A poster with a play button. Nothing of the video is loaded before the press (R29). */
export function AboutVideo({ texts }: { readonly texts: AboutPage }) {
  const { controls } = useLabels();
  const { video, videoHeading, videoPoster, videoDescription } = texts;
  const [playing, setPlaying] = useState(false);
  const player = useRef<HTMLVideoElement>(null);

  useEffect(() => {
    if (playing) player.current?.focus();
  }, [playing]);

  return (
    <figure className={styles.figure}>
      {playing ? (
        // biome-ignore lint/a11y/useMediaCaption: the text below says what an editor's video shows
        <video
          ref={player}
          controls
          autoPlay
          playsInline
          width={960}
          height={540}
          lang={videoHeading.lang}
          aria-label={videoHeading.text}
          className={styles.video}
        >
          {(video ? [video] : ownVideo).map(({ path, type }) => (
            <source key={path} src={path} type={type} />
          ))}
          {!video && (
            <track kind="captions" src="/media/about.vtt" srcLang="en" label="English" default />
          )}
        </video>
      ) : (
        <a
          href={video?.path ?? '/media/about.mp4'}
          className={styles.poster}
          onClick={intercept(() => setPlaying(true))}
        >
          <PageImage
            image={videoPoster}
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
            {controls.play}
          </span>
        </a>
      )}
      <figcaption lang={videoDescription.lang} className={styles.caption}>
        {videoDescription.text}
      </figcaption>
    </figure>
  );
}
