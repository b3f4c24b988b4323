/** Returns a format for dates and times: of the browser's locale, such as British English, else of the site's, if it is of the editor's `language`. */
export function dateFormat(language: string, site: string | undefined, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const locale = [globalThis.navigator?.language, site].find((one) => one?.startsWith(`${language}-`));
  return new Intl.DateTimeFormat(locale ?? language, { hourCycle: 'h23', ...options });
}
