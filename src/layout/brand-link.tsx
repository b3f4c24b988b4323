import { Mark, type SiteModel } from 'pagewright/react';

type BrandLinkProps = { brand: SiteModel['brand']; home: string /** True in the header. */; isFirst?: boolean };

/** The logo and name of the brand, linked to the home page in the language of the page. */
export function BrandLink({ brand, home, isFirst = false }: BrandLinkProps) {
  return (
    <a href={home} className="flex shrink-0 items-center gap-3 py-2">
      <Mark image={brand.mark} size={36} className="size-9" isFirst={isFirst} />
      <span className="font-display text-xl font-heading tracking-tight">{brand.name}</span>
    </a>
  );
}
