import type { ResolvedImage, ResolvedMedia } from '@pagewright/core';
import { classNames } from './class-names.ts';

type PictureProps = {
  image: ResolvedImage;
  /** The value of the `sizes` attribute. */
  sizes: string;
  /** For an opaque picture, `bg-current/10` shows a placeholder colour until it is loaded. */
  className?: string | undefined;
  /** True for a picture in the first viewport: loads eagerly, with high priority, and is in the same frame as the text beside it. */
  isFirst?: boolean;
};

/** A picture with its sources and dimensions, so that the layout does not shift. */
export function Picture({ image: { src, sources, alt, width, height, focus }, sizes, className, isFirst = false }: PictureProps) {
  const picture = (
    <img
      src={src}
      alt={alt}
      width={width}
      height={height}
      className={focus === undefined ? className : classNames(className, focus)}
      {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
    />
  );
  if (sources.length === 0) return picture;
  return (
    <picture>
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      {picture}
    </picture>
  );
}

type MarkProps = {
  image: ResolvedMedia;
  /** Its height in CSS pixels. Its width follows from the picture. */
  size: number;
  className: string;
  /** True at the top of the page. Further down, the mark is an image that is loaded when it is near the window. */
  isFirst: boolean;
};

/** Returns how many times a picture is as wide as it is high. 1 for one without a size. */
export const ratioOf = ({ width, height }: Pick<ResolvedMedia, 'width' | 'height'>): number =>
  width > 0 && height > 0 ? width / height : 1;

/** The logo beside the name of the brand, hidden from assistive technology. At the top of a page, a simple drawing needs no request. */
export function Mark({ image, size, className, isFirst }: MarkProps) {
  const { src, drawing } = image;
  const width = Math.round(size * ratioOf(image));
  if (!isFirst || !drawing)
    return <img src={src} width={width} height={size} alt="" className={className} {...(!isFirst && { loading: 'lazy' })} />;
  return (
    <svg
      viewBox={drawing.viewBox}
      width={width}
      height={size}
      aria-hidden="true"
      className={className}
      dangerouslySetInnerHTML={{ __html: drawing.shapes }}
    />
  );
}
