/** The parameter in the query that asks the preview for a picture of a block: a page with this block alone and without scripts. */
export const pictureParameter = '__picture';

/** Returns the address of a picture of a block type: its shortest example or its longest one. */
export const blockPicture = (type: string, length: 'short' | 'long'): string =>
  `/__blocks/${encodeURIComponent(type)}?${pictureParameter}=${length}`;

/** Returns the address of a picture of a shared block, which a page uses. */
export const sharedPicture = (name: string): string => `/__blocks?${pictureParameter}=${encodeURIComponent(name)}`;
