/** The parameter in the query of the page of a block type that asks for a picture: an example of it, as a page without scripts. */
export const pictureParameter = '__picture';

/** Returns the address of a picture of a block type: its shortest example or its longest one. */
export const blockPicture = (type: string, length: 'short' | 'long'): string =>
  `/__blocks/${encodeURIComponent(type)}?${pictureParameter}=${length}`;
