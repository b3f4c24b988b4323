import type { ResolvedMedia } from '../schema/resolved.ts';

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
