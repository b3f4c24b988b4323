/** A code as in HTML: a language, and where it matters a script and a country. */
export const languageCode = /^[a-z]{2,3}(-[A-Za-z]{4})?(-([A-Za-z]{2}|[0-9]{3}))?$/;
