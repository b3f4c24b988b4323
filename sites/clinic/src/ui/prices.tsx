import { fillIn } from 'pagewright/react';
import type { PropsOf } from 'pagewright/schema';
import type { blocks } from '../../schemas/blocks/index.ts';

type PriceListProps = PropsOf<(typeof blocks)['price-list']>;
type PricesProps = {
  prices: PriceListProps['treatments'][number]['prices'];
  language: string;
  /** The text for a lowest price. */
  from: string;
};

/** Prices with their labels, connected by a dotted line. */
export function Prices({ prices, language, from }: PricesProps) {
  const format = new Intl.NumberFormat(language, { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 });
  return (
    <dl>
      {prices.map(({ label, amount, isFrom, note }) => (
        <div key={label} className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-3 border-t border-current/15 py-3">
          <dt className="flex items-baseline gap-3 font-semibold after:min-w-6 after:grow after:border-x-0 after:border-t-0 after:border-b-2 after:border-dotted after:border-current/25">
            {label}
          </dt>
          <dd className="font-semibold whitespace-nowrap [font-variant-numeric:tabular-nums]">
            {isFrom ? fillIn(from, { price: format.format(amount) }) : format.format(amount)}
          </dd>
          {note && <dd className="col-span-2 mt-1 text-small opacity-85">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
