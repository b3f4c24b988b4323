import type { ResolvedMedia } from '../schema/resolved.ts';

type MarkProps = {
  image: ResolvedMedia;
  /** Its width and height in CSS pixels. */
  size: number;
  className: string;
};

/** The logo beside the name of the brand, hidden from assistive technology. A simple drawing is in the page, so it needs no request. */
export function Mark({ image: { src, drawing }, size, className }: MarkProps) {
  if (!drawing) return <img src={src} width={size} height={size} alt="" className={className} />;
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
