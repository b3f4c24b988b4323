import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { inkOfPicture } from '../../support/layout/ink-of-picture.ts';
import { layoutDistance } from '../../support/layout/layout-distance.ts';
import { cutIntoRegions, type Ink, type Region } from '../../support/layout/regions.ts';
import { treeDistance } from '../../support/layout/tree-distance.ts';

/** Reads a drawing: `#` is a cell that shows something. */
function draw(drawing: string): Ink {
  const lines = drawing.trim().split('\n');
  const columns = lines[0]?.length ?? 0;
  return { columns, rows: lines.length, cells: lines.flatMap((line) => [...line].map((sign) => sign === '#')) };
}

/** A heading above two cards. */
const cards = draw(`
............
.#####......
.#####......
............
............
............
............
............
.###....###.
.###....###.
.###....###.
............`);

/** The same, with the heading beside the cards. */
const aside = draw(`
............
.##....####.
.##....####.
.##.........
.##.........
.##.........
.##.........
.##.........
.......####.
.......####.
.......####.
............`);

/** The same as the first one, with the heading in the middle. */
const centred = draw(`
............
...#####....
...#####....
............
............
............
............
............
.###....###.
.###....###.
.###....###.
............`);

/** Writes regions down: a box, and in brackets its parts. */
const written = (region: Region | undefined): string => {
  if (!region) return 'empty';
  const { kind, box, parts } = region;
  const place = `${box.left},${box.top}-${box.right},${box.bottom}`;
  return parts.length === 0 ? place : `${kind}[${parts.map(written).join(' ')}]`;
};

describe('regions of a picture', () => {
  test('are below each other, then beside each other, and as small as what they show', () => {
    expect(written(cutIntoRegions(cards))).toBe('below[1,1-6,3 beside[1,8-4,11 8,8-11,11]]');
    expect(written(cutIntoRegions(aside))).toBe('beside[1,1-3,8 below[7,1-11,3 7,8-11,11]]');
  });

  test('are not divided at the gaps between lines and words', () => {
    expect(written(cutIntoRegions(draw('##..##\n......\n##..##')))).toBe('0,0-6,3');
  });

  test('are none in an empty picture', () => {
    expect(written(cutIntoRegions(draw('....\n....')))).toBe('empty');
  });
});

describe('the tree edit distance', () => {
  const leaf: Region = { kind: 'leaf', box: { left: 0, top: 0, right: 1, bottom: 1 }, parts: [] };
  const tree = (kind: 'below' | 'beside', ...parts: Region[]): Region => ({ ...leaf, kind, parts });
  const grid = tree('below', leaf, tree('beside', leaf, leaf, leaf));

  test('counts added, removed and changed nodes, as a part of all nodes', () => {
    expect(treeDistance(grid, grid)).toBe(0);
    expect(treeDistance(grid, tree('below', leaf, tree('beside', leaf, leaf)))).toBe(1 / 11);
    expect(treeDistance(grid, tree('below', leaf, tree('below', leaf, leaf, leaf)))).toBe(1 / 12);
    expect(treeDistance(grid, tree('below', leaf, leaf, leaf, leaf))).toBe(1 / 11);
    expect(treeDistance(grid, leaf)).toBe(5 / 7);
  });
});

const pictures = fc.record({ columns: fc.integer({ min: 1, max: 14 }), rows: fc.integer({ min: 1, max: 14 }) }).chain(({ columns, rows }) =>
  fc
    .array(fc.oneof({ weight: 3, arbitrary: fc.constant(false) }, fc.constant(true)), {
      minLength: columns * rows,
      maxLength: columns * rows,
    })
    .map((cells): Ink => ({ columns, rows, cells })),
);

describe('the distance of two layouts', () => {
  test('is the same in both directions, and 0 for a picture and itself', () => {
    fc.assert(
      fc.property(pictures, pictures, (one, other) => {
        expect(layoutDistance(one, one)).toBeCloseTo(0, 12);
        expect(layoutDistance(one, other)).toBeCloseTo(layoutDistance(other, one), 12);
        expect(layoutDistance(one, other)).toBeLessThanOrEqual(2);
      }),
    );
  });

  test('does not count space above and below', () => {
    const space = Array.from({ length: cards.columns * 5 }, () => false);
    expect(layoutDistance(cards, { ...cards, rows: cards.rows + 10, cells: [...space, ...cards.cells, ...space] })).toBe(0);
  });

  test('counts alignment, and more so another composition', () => {
    expect(layoutDistance(cards, centred)).toBeGreaterThan(0.1);
    expect(layoutDistance(cards, aside)).toBeGreaterThan(2 * layoutDistance(cards, centred));
  });
});

test('a picture shows something where it is dark, and letters beside each other are one area', async () => {
  const bar = (left: number, top: number) =>
    ({ input: { create: { width: 4, height: 12, channels: 3, background: '#111' } }, left, top }) as const;
  const picture = await sharp({ create: { width: 403, height: 240, channels: 3, background: '#fff' } })
    .composite([...[40, 48, 56, 64, 72].map((left) => bar(left, 82)), ...[200, 208, 216].map((left) => bar(left, 162))])
    .png()
    .toBuffer();
  const ink = await inkOfPicture(picture);
  expect([ink.columns, ink.rows]).toEqual([51, 30]);
  expect(written(cutIntoRegions(ink))).toBe('below[4,10-10,12 24,20-28,22]');
});
