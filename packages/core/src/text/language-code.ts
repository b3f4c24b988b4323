/** A code as in HTML: a language, and where it matters a script and a country. */
export const languageCode = /^[a-z]{2,3}(-[A-Za-z]{4})?(-([A-Za-z]{2}|[0-9]{3}))?$/;

const names = {
  language: new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' }),
  script: new Intl.DisplayNames(['en'], { type: 'script', fallback: 'none' }),
  region: new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' }),
};

/** Codes of Unicode that stand for no country: the European Union, the eurozone, the United Nations, unknown and invented ones. */
const notCountries = new Set(['EU', 'EZ', 'UN', 'ZZ', 'QO', 'XA', 'XB']);

/** Returns a code with the letters that RFC 5646 recommends: `de-AT` for `de-at`. Other texts and outdated codes stay as they are. */
export function canonicalCode(code: string): string {
  const canonical = currentCode(code);
  return canonical !== undefined && languageCode.test(canonical) && canonical.toLowerCase() === code.toLowerCase() ? canonical : code;
}

/** Returns the code that is in use in place of this one: `en-GB` for `en-UK`, `he` for `iw`. Undefined for a text that cannot be a code. */
function currentCode(code: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(code)[0];
  } catch {
    return undefined;
  }
}

/**
 * True for a code whose language, script and country exist, as far as the node that runs this knows. Newer versions of node know a few
 * more, and drop none that are in use.
 */
export function isKnownLanguage(written: string): boolean {
  const code = canonicalCode(written);
  if (!languageCode.test(code) || currentCode(code) !== code) return false;
  const { language, script, region } = new Intl.Locale(code);
  return (
    names.language.of(language) !== undefined &&
    (script === undefined || names.script.of(script) !== undefined) &&
    (region === undefined || isRegion(region))
  );
}

const isRegion = (code: string): boolean => !notCountries.has(code) && names.region.of(code) !== undefined;

/** Returns the code that was probably meant: `en-GB` for `en-UK`, `ja` for `jp` and `Japanese`, `de-DE` for `de_DE`. */
export function suggestLanguage(written: string): string | undefined {
  const code = written.trim().replaceAll('_', '-');
  const current = currentCode(code);
  if (current !== undefined && isKnownLanguage(current)) return current;
  const [language = '', region = language] = code.split('-');
  if (/^[a-z]{2}$/i.test(region) && isRegion(region.toUpperCase())) return ofCountry(region.toUpperCase());
  return isKnownLanguage(language) ? canonicalCode(language) : codeOfName(code);
}

/** Returns the language of most people in a country, with the country unless it is the first one of the language. */
function ofCountry(region: string): string {
  const { language } = new Intl.Locale(`und-${region}`).maximize();
  return new Intl.Locale(language).maximize().region === region ? language : `${language}-${region}`;
}

/** Returns the code of two letters for the name of a language, in English or in the language itself. */
function codeOfName(name: string): string | undefined {
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  const codes = letters.flatMap((first) => letters.map((second) => first + second)).filter(isKnownLanguage);
  const isSame = (one: string | undefined): boolean => one?.toLowerCase() === name.toLowerCase();
  return codes.find((code) => isSame(names.language.of(code)) || isSame(new Intl.DisplayNames([code], { type: 'language' }).of(code)));
}

/** Returns the suggested code with its English name, such as `"ja" (Japanese)`. Undefined without a suggestion. */
export function describeSuggestion(written: string): string | undefined {
  const code = suggestLanguage(written);
  return code && `"${code}" (${new Intl.DisplayNames(['en'], { type: 'language' }).of(code)})`;
}
