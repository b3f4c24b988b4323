/** The traits of a block type without features. Content is loaded without components, so no block type is interactive. */
export const plainTraits = {
  synonyms: [],
  interactive: false,
  pageHeading: false,
  maxPerPage: false,
  aboveHeader: false,
  site: false,
  strings: false,
  structuredData: false,
  contentClasses: false,
  form: false,
  embeds: false,
  document: false,
} as const;

/** The traits of a block type with the heading of a page. */
export const pageHeadingTraits = { ...plainTraits, pageHeading: true } as const;
