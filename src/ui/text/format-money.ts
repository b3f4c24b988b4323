/** Returns an amount in the language of the page: with the decimals of its currency, and without them when there are none. */
export const formatMoney = (amount: number, currency: string, language: string): string =>
  new Intl.NumberFormat(language, { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' }).format(amount);
