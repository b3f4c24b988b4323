/** The fallback faces for web fonts: regular for text, bold for headings. */
export type ArialFace = 'Arial' | 'Arial Bold';

/** The units of `arialWidths` per em. */
export const arialUnitsPerEm = 2048;

const widthsOf = (charactersByWidth: Readonly<Record<number, string>>): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Object.entries(charactersByWidth).flatMap(([width, characters]) => [...characters].map((one) => [one, Number(width)])),
  );

/**
 * The advance widths of the characters in letter-frequency.ts, in units of 1/2048 em. From Liberation Sans 2.1, which is
 * metric-compatible with Arial. Stored here, so that no machine needs either font.
 */
export const arialWidths: Readonly<Record<ArialFace, Readonly<Record<string, number>>>> = {
  Arial: widthsOf({
    455: 'ilj’',
    569: ' tf,.I',
    682: 'r',
    1024: 'scyvkxz',
    1139: 'eaonhdugpbq',
    1251: 'T',
    1366: 'SA',
    1479: 'w',
    1706: 'm',
    1933: 'W',
  }),
  'Arial Bold': widthsOf({
    569: ' ilj,.’I',
    682: 'tf',
    797: 'r',
    1024: 'z',
    1139: 'eascyvkx',
    1251: 'onhdugpbqT',
    1366: 'S',
    1479: 'A',
    1593: 'w',
    1821: 'm',
    1933: 'W',
  }),
};
