/**
 * Returns a format for dates and times: that of the browser's locale, such as British English, else that of the site's, when it is of the editor's
 * `language`.
 */
export function dateFormat(language: string, site: string | undefined, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const locale = [globalThis.navigator?.language, site].find((one) => one?.startsWith(`${language}-`));
  return new Intl.DateTimeFormat(locale ?? language, { hourCycle: 'h23', ...options });
}
