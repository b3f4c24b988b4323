import type { ResolvedImage } from '../model/resolved.ts';

type PictureProps = {
  image: ResolvedImage;
  /** The widths it is shown at, as the `sizes` attribute has them. */
  sizes: string;
  className?: string;
  /** In the first screen: fetched at once and before other pictures. */
  isFirst?: boolean;
};

/** A picture in its best encoding, with its size known beforehand so that nothing shifts. */
export function Picture({ image, sizes, className, isFirst = false }: PictureProps) {
  const { src, sources, alt, width, height } = image;
  return (
    <picture className="contents">
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        src={src}
        alt={alt}
        width={width}
        height={height}
        className={className}
        decoding="async"
        {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      />
    </picture>
  );
}
