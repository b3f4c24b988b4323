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
        <div key={label} className="border-t border-current/15 py-3">
          <div className="flex items-baseline gap-3">
            <dt className="font-semibold">{label}</dt>
            <span aria-hidden="true" className="min-w-6 grow border-b-2 border-dotted border-current/25" />
            <dd className="whitespace-nowrap font-semibold [font-variant-numeric:tabular-nums]">
              {isFrom ? fillIn(from, { price: format.format(amount) }) : format.format(amount)}
            </dd>
          </div>
          {note && <dd className="mt-1 text-small opacity-85">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
