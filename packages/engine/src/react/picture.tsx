import type { ResolvedImage } from '../schema/resolved.ts';

type PictureProps = {
  image: ResolvedImage;
  /** The widths it is shown at, as the `sizes` attribute has them. */
  sizes: string;
  /** `bg-current/10` marks the place of an opaque picture until it is loaded. */
  className?: string | undefined;
  /** In the first screen: fetched at once and before other pictures. */
  isFirst?: boolean;
};

/** A picture in its best encoding, with its size known beforehand so that nothing shifts. */
export function Picture({ image: { src, sources, alt, width, height }, sizes, className, isFirst = false }: PictureProps) {
  const picture = (
    <img
      src={src}
      alt={alt}
      width={width}
      height={height}
      className={className}
      decoding="async"
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
