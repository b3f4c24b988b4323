import type { Fabric } from './fabric.ts';
import type { Crossing, Point } from './point.ts';
import { drawShadow, drawStrand } from './strand.ts';
import type { Weave } from './weave.ts';

function walk(path: readonly Crossing[], at: (crossing: Crossing) => Point): Point[] {
  const points: Point[] = [];
  for (const [index, from] of path.entries()) {
    const to = path[index + 1] ?? from;
    const count = Math.max(1, Math.round(Math.hypot(to.u - from.u, to.v - from.v) * 3));
    for (let step = 0; step < count; step += 1) {
      const share = step / count;
      points.push(at({ u: from.u + (to.u - from.u) * share, v: from.v + (to.v - from.v) * share }));
    }
  }
  return points;
}

/** The threads laid over the fabric to draw a figure, and the beads that hold them. */
export function drawFigures(
  context: CanvasRenderingContext2D,
  { fabric, weave, time }: { fabric: Fabric; weave: Weave; time: number },
): void {
  const at = (crossing: Crossing): Point => fabric.at(crossing, time);
  for (const { corners, colour } of weave.panes) {
    context.fillStyle = colour;
    context.beginPath();
    for (const { x, y } of walk(corners, at)) context.lineTo(x, y);
    context.fill();
  }
  for (const { path, colour, width } of weave.figures) {
    const strand = { points: walk(path, at), colour, width };
    drawShadow(context, strand, 60);
    drawStrand(context, { ...strand, cap: 'round' });
  }
  for (const knot of weave.knots) {
    const { x, y } = at(knot);
    for (const [colour, radius, lift] of [
      ['rgb(10 9 24 / 55%)', knot.radius * 1.35, 3],
      [knot.colour, knot.radius, 0],
      ['rgb(255 250 238 / 35%)', knot.radius * 0.34, -knot.radius * 0.34],
    ] satisfies [string, number, number][]) {
      context.fillStyle = colour;
      context.beginPath();
      context.arc(x, y + lift, radius, 0, Math.PI * 2);
      context.fill();
    }
  }
}
