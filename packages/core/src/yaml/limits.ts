/** The limits of a YAML file, so that a hostile one takes neither much time nor much memory. */
export type YamlLimits = {
  /** Maximum size in bytes. */
  bytes: number;
  /** Maximum weight of the YAML syntax for the quick reader, which takes about 2 ms for 1,000. */
  syntax: number;
  /** The same for the parser, which takes twenty times as long. */
  parserSyntax: number;
};

/** The limits of a page, and of every other file that is not a list. A long page has 8 kB, and a syntax of weight 600. */
export const pageLimits: YamlLimits = { bytes: 256 * 1024, syntax: 60_000, parserSyntax: 15_000 };

/** The limits of a file below `collections/`, also of another language, which has some ten thousand records. */
const collectionLimits: YamlLimits = { bytes: 8 * 1024 * 1024, syntax: 400_000, parserSyntax: 30_000 };

/** Returns the limits of a file of the site, by its path in the site folder. */
export const limitsOf = (path: string): YamlLimits => (/^(?:collections|\.data)\//.test(path) ? collectionLimits : pageLimits);
