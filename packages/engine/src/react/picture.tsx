import type { ResolvedImage, ResolvedMedia } from '@pagewright/core';

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
export function Picture({ image: { src, sources, alt, width, height }, sizes, className, isFirst = false }: PictureProps) {
  const picture = (
    <img
      src={src}
      alt={alt}
      width={width}
      height={height}
      className={className}
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
  /** Its width and height in CSS pixels. */
  size: number;
  className: string;
  /** True at the top of the page. Further down, the mark is an image that is loaded when it is near the window. */
  isFirst: boolean;
};

/** The logo beside the name of the brand, hidden from assistive technology. At the top of a page, a simple drawing needs no request. */
export function Mark({ image: { src, drawing }, size, className, isFirst }: MarkProps) {
  if (!isFirst || !drawing)
    return <img src={src} width={size} height={size} alt="" className={className} {...(!isFirst && { loading: 'lazy' })} />;
  return (
    <svg
      viewBox={drawing.viewBox}
      width={size}
      height={size}
      aria-hidden="true"
      className={className}
      dangerouslySetInnerHTML={{ __html: drawing.shapes }}
    />
  );
}
