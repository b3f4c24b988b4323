import { seededRandom } from '../random.ts';
import { type Fabric, grid } from './fabric.ts';
import { ease, type Point } from './point.ts';
import { colourOf, type Weave } from './weave.ts';

/** Hair-thin fibres that wander among the loose strands. */
export function drawFilaments(
  context: CanvasRenderingContext2D,
  { fabric, weave, time }: { fabric: Fabric; weave: Weave; time: number },
): void {
  const random = seededRandom(weave.seed + 1);
  context.lineCap = 'round';
  for (let row = grid.firstRow; row <= grid.lastRow; row += 1) {
    const start = random.between(28, 36);
    const reach = random.between(1.5, 7);
    const phase = random.next();
    const length = random.between(11, 20);
    const points: Point[] = [];
    for (let u = start; u <= grid.endColumn; u += 0.5) {
      const wander =
        reach *
        ease(start, grid.endColumn, u) *
        Math.sin(Math.PI * 2 * (u / length + phase) + 0.7 * Math.sin(Math.PI * 2 * (time + phase)));
      const { x, y } = fabric.at({ u, v: row }, time);
      points.push({ x, y: y + wander * grid.spacing });
    }
    context.globalAlpha = random.between(0.35, 0.8);
    context.strokeStyle = colourOf(weave.weft, row + 3);
    context.lineWidth = random.between(1.2, 2.2);
    context.beginPath();
    for (const { x, y } of points) context.lineTo(x, y);
    context.stroke();
  }
  context.globalAlpha = 1;
}
