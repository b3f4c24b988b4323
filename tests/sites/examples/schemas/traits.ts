/** The traits of a block type without features. Content is loaded without components, so no block type is interactive. */
export const plainTraits = {
  interactive: false,
  pageHeading: false,
} as const;

/** The traits of a block type with the heading of a page. */
export const pageHeadingTraits = { ...plainTraits, pageHeading: true } as const;
