/**
 * The pages of a language are a view of the site. The view of the default language is `''`, that of another one its code. Where a
 * language shows pages of the default one that are not translated, these are a view of their own, such as `de<`: content in the
 * default language with links to pages in the other one.
 */

/** Returns the view of pages that repeat those of the default language. */
export const fallbackView = (code: string): string => `${code}<`;

/** Returns the code of the language of the pages in a view. Empty for the default one. */
export const codeOf = (view: string): string => view.replace(/<$/, '');

/** Returns the view that has the content of the pages in a view. */
export const contentView = (view: string): string => (view.endsWith('<') ? '' : view);
