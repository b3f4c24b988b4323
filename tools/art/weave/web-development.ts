import { palette } from '../palette.ts';
import type { Figure, Pane, Weave } from './weave.ts';
import { windowFrame } from './window-frame.ts';

const back = windowFrame({
  left: 14.5,
  top: 8,
  right: 26,
  bottom: 17,
  colour: palette.cotton,
  background: 'rgb(14 13 32 / 62%)',
});
const front = windowFrame({
  left: 15.5,
  top: 21,
  right: 27.5,
  bottom: 32,
  colour: palette.marigold,
  background: 'rgb(14 13 32 / 70%)',
});
const small = windowFrame({
  left: 20,
  top: 35,
  right: 27,
  bottom: 41,
  colour: palette.peacockLight,
  background: 'rgb(14 13 32 / 62%)',
});

const line = (colour: string, v: number, from: number, to: number, width = 7): Figure => ({
  colour,
  width,
  path: [
    { u: from, v },
    { u: to, v },
  ],
});

const picture: Pane = {
  colour: palette.peacock,
  corners: [
    { u: 22.5, v: 24.7 },
    { u: 26, v: 24.7 },
    { u: 26, v: 30.2 },
    { u: 22.5, v: 30.2 },
    { u: 22.5, v: 24.7 },
  ],
};

/** Threads that settle into the frames of windows; peacock leads. */
export const webDevelopment: Weave = {
  seed: 2203,
  weft: [
    { colour: palette.peacock, threads: 3 },
    { colour: '#2C2B4E', threads: 2 },
    { colour: palette.peacockDeep, threads: 3 },
    { colour: palette.peacockLight, threads: 1 },
    { colour: '#33325A', threads: 3 },
  ],
  warp: [
    { colour: '#24304A', threads: 3 },
    { colour: palette.peacockDeep, threads: 2 },
  ],
  over: (column, row) => (column + row) % 2 === 0,
  panes: [...back.panes, ...front.panes, ...small.panes, picture],
  figures: [
    ...back.figures,
    line(palette.peacockLight, 12, 16.5, 24),
    line(palette.peacockLight, 13.5, 16.5, 21),
    line(palette.madder, 15, 16.5, 19),
    ...front.figures,
    line(palette.cotton, 25, 17, 21),
    line(palette.peacockLight, 26.5, 17, 20.5),
    line(palette.peacockLight, 28, 17, 21),
    line(palette.madder, 30, 17, 19.5, 12),
    {
      colour: palette.marigoldLight,
      width: 5,
      path: [
        { u: 23, v: 29.4 },
        { u: 24, v: 27.4 },
        { u: 24.8, v: 28.6 },
        { u: 25.6, v: 25.8 },
      ],
    },
    ...small.figures,
    line(palette.cotton, 38.5, 21.5, 25.5),
  ],
  knots: [...back.knots, ...front.knots, ...small.knots],
};
