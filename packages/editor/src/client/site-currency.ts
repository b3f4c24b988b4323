import type { Outline } from 'pagewright/editing';
import type { TypeFields } from './type-fields.ts';

/** Every currency in use, by its code. */
export const currencies: readonly string[] = Intl.supportedValuesOf('currency');

/** The regions that pay in euros. */
const euro = ['AT', 'BE', 'BG', 'CY', 'DE', 'EE', 'ES', 'FI', 'FR', 'GR', 'HR', 'IE', 'IT', 'LT', 'LU', 'LV', 'MT', 'NL', 'PT', 'SI', 'SK'];

/** The currencies of the regions in which most sites are written. A choice: authors can change it. */
const currencyIn: Readonly<Record<string, string>> = {
  ...Object.fromEntries(euro.map((region) => [region, 'EUR'])),
  ...{ US: 'USD', CA: 'CAD', MX: 'MXN', BR: 'BRL', AR: 'ARS', CL: 'CLP', CO: 'COP', GB: 'GBP', CH: 'CHF', SE: 'SEK', NO: 'NOK', DK: 'DKK' },
  ...{ IS: 'ISK', PL: 'PLN', CZ: 'CZK', HU: 'HUF', RO: 'RON', UA: 'UAH', TR: 'TRY', RU: 'RUB', IL: 'ILS', EG: 'EGP', SA: 'SAR', AE: 'AED' },
  ...{ ZA: 'ZAR', NG: 'NGN', KE: 'KES', IN: 'INR', PK: 'PKR', TH: 'THB', VN: 'VND', ID: 'IDR', MY: 'MYR', SG: 'SGD', PH: 'PHP', CN: 'CNY' },
  ...{ TW: 'TWD', HK: 'HKD', JP: 'JPY', KR: 'KRW', AU: 'AUD', NZ: 'NZD' },
};

/**
 * Returns the currency of a new price: that of other prices of its type or of the site, else that of the region that the site's language names.
 * Empty for a language without a region, which is spoken in several: the author chooses then.
 */
export function currencyOf(fields: TypeFields, outline: Pick<Outline, 'collections' | 'languages'> | undefined): string {
  const units = (outline?.collections ?? []).flatMap((one) => one.fields.map((field) => ('unit' in field ? field.unit : undefined)));
  const known = [...Object.values(fields).map(({ currency }) => currency), ...units];
  const { region = '' } = new Intl.Locale(outline?.languages[0] ?? 'en');
  return currencies.find((code) => code === known.find((one) => currencies.includes(String(one)))) ?? currencyIn[region] ?? '';
}
