/** Returns the one of some languages that a browser prefers, by its header `Accept-Language`; the first one when it names none of them. */
export const preferredLanguage = <Language extends string>(header: string, languages: readonly [Language, ...Language[]]): Language =>
  header.split(',').flatMap((part) => languages.filter((one) => one === part.trim().slice(0, 2).toLowerCase()))[0] ?? languages[0];
