import { classNames, Picture } from 'pagewright/react';
import type { SiteRecord } from '../../../schemas/collections/index.ts';
import { useLook } from '../../looks/look-context.tsx';

type AlternatingCardsProps = { items: readonly SiteRecord<'website-types' | 'app-types'>[] };

/** Cards whose pictures are above and below their texts, alternating. On narrow screens each picture is above its text. */
export function AlternatingCards({ items }: AlternatingCardsProps) {
  const { parts } = useLook();
  return (
    <ul className="grid gap-x-8 gap-y-12 sm:grid-cols-2 xl:grid-cols-4 xl:gap-x-6">
      {items.map(({ id, img, title, description }, index) => (
        <li key={id} className={classNames(parts.card, 'flex flex-col xl:grid xl:grid-rows-2 xl:gap-6')}>
          <div className={classNames('order-last mt-5 xl:mt-0', index % 2 === 0 ? 'xl:pt-2' : 'xl:order-none xl:self-end xl:pb-2')}>
            <h3 className="font-display text-2xl leading-tight font-title text-balance">{title}</h3>
            <p className="mt-3 opacity-85">{description}</p>
          </div>
          <Picture
            image={{ ...img, alt: '' }}
            sizes="(min-width: 80rem) 18rem, (min-width: 40rem) 44vw, 92vw"
            className="aspect-4/3 w-full rounded-panel bg-current/10 object-cover shadow-lift"
          />
        </li>
      ))}
    </ul>
  );
}
