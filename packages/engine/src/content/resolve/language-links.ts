/** The links of pages in another language than the default one. */
export type LanguageLinks = {
  /** The language of the content, which is the default one for content that is not translated. */
  content: string;
  /** The default language, which is that of records without a translation. */
  fallback: string;
  /**
   * Returns the path to which a link leads. An author writes paths without the prefix of the language: that of a page in the
   * language, or that of a page in the default language, which leads to its published translation. Returns other paths as
   * they are.
   */
  pathOf: (path: string) => string;
};
