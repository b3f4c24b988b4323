/** Returns the language of an element's text. */
export const languageOf = (element: Element): string => element.closest<HTMLElement>('[lang]')?.lang || 'en';
