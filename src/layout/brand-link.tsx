import { classNames, Mark, ratioOf, type SiteModel } from 'pagewright/react';

type BrandLinkProps = { brand: SiteModel['brand']; home: string /** True in the header. */; isFirst?: boolean };

/** From which ratio on a logo has the name in it, if the settings do not say so. */
const wideRatio = 2;

/** The logo and name of the brand, linked to the home page in the language of the page. Screen readers read the name in any case. */
export function BrandLink({ brand, home, isFirst = false }: BrandLinkProps) {
  const ratio = ratioOf(brand.mark);
  const showsName = brand.showName ?? ratio < wideRatio;
  return (
    <a href={home} className={classNames('flex items-center gap-3 py-2', showsName ? 'shrink-0' : 'min-w-24')}>
      <Mark image={brand.mark} size={36} className={ratio === 1 ? 'size-9' : 'h-9 w-auto max-w-full object-contain'} isFirst={isFirst} />
      <span className={showsName ? 'font-display text-xl font-heading tracking-tight' : 'sr-only'}>{brand.name}</span>
    </a>
  );
}
