import type { Outline } from 'pagewright/editing';
import type { TypeFields } from './type-fields.ts';

/** Every currency in use, by its code. */
export const currencies: readonly string[] = Intl.supportedValuesOf('currency');

/** The regions in which most sites are written, by their currency. A choice: authors can change it. */
const regionsWith: Readonly<Record<string, string>> = {
  EUR: 'AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK',
  ...{ USD: 'US', CAD: 'CA', MXN: 'MX', BRL: 'BR', ARS: 'AR', CLP: 'CL', COP: 'CO', GBP: 'GB', CHF: 'CH', SEK: 'SE', NOK: 'NO' },
  ...{ DKK: 'DK', ISK: 'IS', PLN: 'PL', CZK: 'CZ', HUF: 'HU', RON: 'RO', UAH: 'UA', TRY: 'TR', RUB: 'RU', ILS: 'IL', EGP: 'EG' },
  ...{ SAR: 'SA', AED: 'AE', ZAR: 'ZA', NGN: 'NG', KES: 'KE', INR: 'IN', PKR: 'PK', THB: 'TH', VND: 'VN', IDR: 'ID', MYR: 'MY' },
  ...{ SGD: 'SG', PHP: 'PH', CNY: 'CN', TWD: 'TW', HKD: 'HK', JPY: 'JP', KRW: 'KR', AUD: 'AU', NZD: 'NZ' },
};

/**
 * Returns the currency of a new price: that of other prices of its type or of the site, else that of the region that the site's language names.
 * Empty for a language without a region, which is spoken in several: the author chooses then.
 */
export function currencyOf(fields: TypeFields, outline: Pick<Outline, 'collections' | 'languages'> | undefined): string {
  const units = (outline?.collections ?? []).flatMap((one) => one.fields.map((field) => ('unit' in field ? field.unit : undefined)));
  const known = [...Object.values(fields).map(({ currency }) => currency), ...units];
  const { region } = new Intl.Locale(outline?.languages[0] ?? 'en');
  const local = Object.keys(regionsWith).find((code) => region !== undefined && regionsWith[code]?.split(' ').includes(region));
  return currencies.find((code) => code === known.find((one) => currencies.includes(String(one)))) ?? local ?? '';
}
