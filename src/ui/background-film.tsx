import type { ResolvedMedia, ResolvedVideo } from '../model/resolved.ts';
import { Glyph } from './glyph.tsx';
import { Picture } from './picture.tsx';

/**
 * A decorative film behind text. The poster is an ordinary picture and the first paint; the film's
 * addresses wait in `data-src` until the boot script finds that it may play. Without script it stays a picture.
 */
export function BackgroundFilm({ video, poster }: { video: ResolvedVideo; poster: ResolvedMedia }) {
  return (
    <div className="film absolute inset-0 -z-10">
      <Picture image={{ ...poster, alt: '' }} sizes="100vw" isFirst className="absolute inset-0 size-full object-cover object-right" />
      <video
        className="absolute inset-0 size-full object-cover object-right opacity-0 transition-opacity duration-700 data-playing:opacity-100"
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
export function FilmToggle() {
  return (
    <button type="button" className="pause-button -ml-3" data-film-toggle="idle" aria-pressed="false">
      <Glyph name="pause" className="size-4 in-data-paused:hidden" />
      <Glyph name="play" className="hidden size-4 in-data-paused:block" />
      Pause film
    </button>
  );
}
