import { type Box, cutIntoRegions, type Ink, type Region } from './regions.ts';
import { treeDistance } from './tree-distance.ts';

/**
 * Returns how differently two pictures of the same content are laid out.
 *
 *   distance = (1 − overlap) + trees
 *
 * Both pictures are cut into regions (`regions.ts`). A leaf of one picture is matched with the leaf of the other one that it overlaps
 * most, measured as intersection over union. `overlap` is the mean of these values over the leaves of both pictures, each weighted by its
 * area. `trees` is the tree edit distance of the regions, divided by the number of nodes of both trees (`tree-distance.ts`).
 *
 * Places are compared after each picture has been cut to the rows that show something: horizontally in parts of its width, because
 * alignment is composition, and vertically in parts of that height, because a font or the space around a section is not.
 * 0 for equal pictures, at most 2.
 */
export function layoutDistance(one: Ink, other: Ink): number {
  const [a, b] = [cutIntoRegions(one), cutIntoRegions(other)];
  if (!a || !b) return a === b ? 0 : 2;
  return 1 - overlapOf(placesOf(a, one), placesOf(b, other)) + treeDistance(a, b);
}

/** The leaves of a region, as parts of the width of the picture and of the height of what it shows. */
function placesOf(region: Region, { columns }: Ink): Box[] {
  const { top, bottom } = region.box;
  const rows = bottom - top;
  return leavesOf(region).map((box) => ({
    left: box.left / columns,
    right: box.right / columns,
    top: (box.top - top) / rows,
    bottom: (box.bottom - top) / rows,
  }));
}

const leavesOf = ({ box, parts }: Region): Box[] => (parts.length === 0 ? [box] : parts.flatMap(leavesOf));

function overlapOf(one: readonly Box[], other: readonly Box[]): number {
  const matched = [...one.map((box) => ({ box, among: other })), ...other.map((box) => ({ box, among: one }))];
  const sum = matched.reduce((total, { box, among }) => total + areaOf(box) * Math.max(...among.map((each) => shared(box, each))), 0);
  return sum / matched.reduce((total, { box }) => total + areaOf(box), 0);
}

const areaOf = ({ left, top, right, bottom }: Box): number => Math.max(0, right - left) * Math.max(0, bottom - top);

/** Intersection over union. */
function shared(a: Box, b: Box): number {
  const both = areaOf({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  });
  return both / (areaOf(a) + areaOf(b) - both);
}
