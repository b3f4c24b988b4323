import type { ResolvedMedia, ResolvedVideo } from 'pagewright/react';
import { Glyph, Picture } from 'pagewright/react';

/**
 * A decorative film: behind the text of a wide window, in a band of its own under it in a narrow one, which shows the
 * right part, where its subject is. The poster is an ordinary picture and the first paint; the film's
 * addresses wait in `data-src` until the boot script finds that it may play. Without script it stays a picture.
 */
export function BackgroundVideo({ video, poster }: { video: ResolvedVideo; poster: ResolvedMedia }) {
  return (
    <div className="film relative order-1 -z-10 min-h-60 grow overflow-hidden lg:absolute lg:inset-0">
      <Picture image={{ ...poster, alt: '' }} sizes="(width < 64rem) 170vw, 100vw" isFirst className="film-frame" />
      <video
        className="film-frame opacity-0 transition-opacity duration-700 data-playing:opacity-100"
        muted
        loop
        playsInline
        preload="none"
        aria-hidden="true"
        tabIndex={-1}
        disablePictureInPicture
      >
        {video.sources.map(({ src, type }) => (
          <source key={type} data-src={src} type={type} />
        ))}
      </video>
      <div className="scrim absolute inset-0" />
    </div>
  );
}

/** Pauses the film of the page; out of sight, its room kept, until there is one that plays. */
export function VideoToggle() {
  return (
    <button type="button" className="pause-button -ml-3" data-film-toggle="idle" aria-pressed="false">
      <Glyph name="pause" className="size-4 in-data-paused:hidden" />
      <Glyph name="play" className="hidden size-4 in-data-paused:block" />
      Pause film
    </button>
  );
}
