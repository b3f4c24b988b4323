/** Currencies by their symbol. Several use a symbol such as $. */
const currencies: Readonly<Record<string, readonly string[]>> = {
  '€': ['EUR'],
  '£': ['GBP'],
  '₹': ['INR'],
  '₩': ['KRW'],
  '₺': ['TRY'],
  '₽': ['RUB'],
  '₴': ['UAH'],
  '₪': ['ILS'],
  '₫': ['VND'],
  ...{
    '₱': ['PHP'],
    '₦': ['NGN'],
    '฿': ['THB'],
    R$: ['BRL'],
    US$: ['USD'],
    A$: ['AUD'],
    C$: ['CAD'],
    zł: ['PLN'],
    Kč: ['CZK'],
    Ft: ['HUF'],
  },
  $: ['USD', 'CAD', 'AUD', 'MXN'],
  '¥': ['JPY', 'CNY'],
  kr: ['SEK', 'NOK', 'DKK'],
  Rs: ['INR', 'PKR', 'LKR'],
};

/** Returns the codes of the currencies that a symbol can mean, the most common first. Empty for other texts. */
export function currenciesOf(symbol: string): readonly string[] {
  const text = symbol.trim().replace(/\.$/, '');
  return Object.hasOwn(currencies, text) ? (currencies[text] ?? []) : [];
}
