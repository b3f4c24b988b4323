import { classNames, fillIn, Glyph, Picture, type ResolvedMedia, type ShownPicture } from 'pagewright/react';
import type { Strings } from 'pagewright/strings';

type GalleryPicturesProps = {
  pictures: readonly ShownPicture[];
  /** The id of the heading, which names the dialog too. */
  labelledBy: string;
  strings: Strings['gallery'];
  className?: string;
};

/** Pictures in a grid. Without script, each links to its largest file. enlarge-pictures.ts opens it in the dialog instead. */
export function GalleryPictures({ pictures, labelledBy, strings, className }: GalleryPicturesProps) {
  const count = pictures.length;
  return (
    <div data-gallery="" className={className}>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-6 lg:grid-cols-6 lg:gap-x-6 lg:gap-y-8">
        {pictures.map(({ image, caption }, index) => {
          const { place, shape, sizes } = placeOf(index, count);
          return (
            <li key={index} className={place}>
              <figure className="flex h-full flex-col">
                <a
                  href={largestOf(image)}
                  data-position={fillIn(strings.position, { number: index + 1, count })}
                  className="block grow cursor-zoom-in overflow-clip rounded-panel bg-current/10"
                >
                  <Picture image={image} sizes={sizes} className={classNames('h-full w-full object-cover', shape)} />
                </a>
                {caption && <figcaption className="mt-3 text-small opacity-85">{caption}</figcaption>}
              </figure>
            </li>
          );
        })}
      </ul>
      <dialog
        aria-labelledby={labelledBy}
        className="dark h-dvh max-h-none w-dvw max-w-none [touch-action:pan-y_pinch-zoom] grid-rows-[auto_minmax(0,1fr)_auto] gap-4 bg-dark p-4 text-light open:grid sm:p-6"
      >
        <form method="dialog" className="flex items-center justify-between">
          <p data-shown className="text-small" />
          <button type="submit" aria-label={strings.close} className="round-button">
            <Glyph name="x" className="size-5" />
          </button>
        </form>
        <div data-stage className="grid place-items-center *:max-h-full *:w-auto *:object-contain" />
        <div className="flex min-h-12 items-center justify-between gap-4">
          <button type="button" data-step="-1" aria-label={strings.previous} className="round-button shrink-0">
            <Glyph name="arrow-left" className="size-5" />
          </button>
          <p data-caption aria-live="polite" className="max-w-measure text-center" />
          <button type="button" data-step="1" aria-label={strings.next} className="round-button shrink-0">
            <Glyph name="arrow-right" className="size-5" />
          </button>
        </div>
      </dialog>
    </div>
  );
}

type Place = { place: string; shape: string; sizes: string };

const third: Place = { place: 'lg:col-span-2', shape: 'aspect-4/3', sizes: '(min-width: 64rem) 400px, 46vw' };
const half: Place = { place: 'lg:col-span-3', shape: 'aspect-4/3', sizes: '(min-width: 64rem) 600px, 46vw' };
const large: Place = { place: 'lg:col-span-4 lg:row-span-2', shape: 'aspect-4/3', sizes: '(min-width: 64rem) 800px, 92vw' };
const whole: Place = { place: 'col-span-2 lg:col-span-6', shape: 'aspect-4/3 lg:aspect-16/9', sizes: '92vw' };

/**
 * Places pictures so that all rows are full: one large picture beside two small ones, or rows of two before rows of three. On
 * narrow screens all rows have two pictures, so the first of an odd number takes a whole row.
 */
function placeOf(index: number, count: number): Place {
  if (count === 1) return whole;
  const isAlone = index === 0 && count % 2 === 1;
  const { place, ...rest } = placeOnWide(index, count);
  return { ...rest, place: classNames(isAlone && 'col-span-2', place) };
}

function placeOnWide(index: number, count: number): Place {
  if (count % 3 === 0) return index === 0 ? large : third;
  return index < (count % 3 === 1 ? 4 : 2) ? half : third;
}

/** Returns the URL of the widest file of a picture. */
const largestOf = ({ src, sources }: ResolvedMedia): string => sources[0]?.srcSet.split(', ').at(-1)?.split(' ')[0] ?? src;
