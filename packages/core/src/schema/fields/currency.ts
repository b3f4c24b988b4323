import { z } from 'zod';

/** A currency in use, by its code of ISO 4217. The list is that of the node which runs this, as prices are formatted by the same. */
export const currencySchema = z.enum(Intl.supportedValuesOf('currency'));

/** Returns the number of decimals of a currency: 2 for EUR, 0 for JPY, 3 for KWD. */
export const decimalsOf = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;

/** Returns what an amount must be when it has more decimals than its currency, so that visitors would read another amount. */
export function wrongDecimals(amount: number | undefined, currency: string): string | undefined {
  const decimals = decimalsOf(currency);
  if (amount === undefined || Number(amount.toFixed(decimals)) === amount) return undefined;
  return decimals === 0
    ? `a whole amount, because ${currency} has no decimals`
    : `an amount with at most ${decimals} decimals, as ${currency} has, and no point between thousands`;
}
