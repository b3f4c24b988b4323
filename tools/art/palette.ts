/** The brand's colours, and the few tints and shades that pictures are allowed to use. */
export const palette = {
  ink: '#15142B',
  inkDeep: '#0E0D20',
  inkSoft: '#2A2948',
  cotton: '#FBF8F2',
  linen: '#F1EADD',
  flax: '#E2D6C0',
  paper: '#FFFFFF',
  marigold: '#F2A516',
  marigoldLight: '#F8CB74',
  madder: '#C8371F',
  madderDeep: '#9C2814',
  madderLight: '#E9775F',
  peacock: '#0B6E6E',
  peacockDeep: '#074B4D',
  peacockLight: '#3FA5A0',
};
