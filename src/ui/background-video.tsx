import type { ResolvedMedia, ResolvedVideo } from 'pagewright/react';
import { Glyph, Picture } from 'pagewright/react';

/**
 * The widths of the poster: 170 % of a narrow window. Where a CSS pixel has more than one device pixel, the poster there has no
 * more pixels than the video that replaces it.
 */
const posterSizes = '(width < 64rem) and (resolution < 1.5x) 170vw, 100vw';

/**
 * A decorative video: behind the text in a wide window, in a band below the text in a narrow one. The band shows the right
 * part, where the subject is. The poster is a picture, visible from the first paint. The late module copies `data-src` to
 * `src` when the video may play. Without script the poster stays. In a narrow window the video is one pixel lower than the poster:
 * browsers measure when the largest picture is painted, and a video that is larger by rounding would count as a new one.
 */
export function BackgroundVideo({ video, poster }: { video: ResolvedVideo; poster: ResolvedMedia }) {
  return (
    <div className="background-video relative -z-10 min-h-60 grow overflow-hidden lg:absolute lg:inset-0">
      <Picture image={{ ...poster, alt: '' }} sizes={posterSizes} isFirst className="video-frame" />
      <video
        className="video-frame opacity-0 transition-opacity max-lg:h-[calc(100%-1px)] duration-700 data-playing:opacity-100"
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

/** Pauses the video of the page. Invisible, but with its space reserved, until a video plays. `label` is its text. */
export function VideoToggle({ label }: { label: string }) {
  return (
    <button type="button" className="pause-button -ms-3" data-video-toggle="idle" aria-pressed="false">
      <Glyph name="pause" className="size-4 in-data-paused:hidden" />
      <Glyph name="play" className="hidden size-4 in-data-paused:block" />
      {label}
    </button>
  );
}
