import type { Point } from './point.ts';

export interface Strand {
  readonly points: readonly Point[];
  readonly colour: string;
  readonly width: number;
  readonly cap?: CanvasLineCap;
}

function trace(context: CanvasRenderingContext2D, points: readonly Point[], lift: number): void {
  context.beginPath();
  for (const [index, point] of points.entries()) {
    const next = points[index + 1];
    if (index === 0) context.moveTo(point.x, point.y + lift);
    else if (next === undefined) context.lineTo(point.x, point.y + lift);
    else context.quadraticCurveTo(point.x, point.y + lift, (point.x + next.x) / 2, (point.y + next.y) / 2 + lift);
  }
  context.stroke();
}

/** A round thread: its colour, a shaded underside and a fine light along its back. */
export function drawStrand(context: CanvasRenderingContext2D, strand: Strand): void {
  const { points, colour, width } = strand;
  context.lineCap = strand.cap ?? 'butt';
  context.lineJoin = 'round';
  context.strokeStyle = colour;
  context.lineWidth = width;
  trace(context, points, 0);
  context.strokeStyle = 'rgb(14 13 32 / 30%)';
  context.lineWidth = width * 0.36;
  trace(context, points, width * 0.32);
  context.strokeStyle = 'rgb(255 250 238 / 24%)';
  context.lineWidth = width * 0.22;
  trace(context, points, -width * 0.2);
}

/** The soft dark that a thread throws on those it passes over. */
export function drawShadow(context: CanvasRenderingContext2D, strand: Strand, darkness: number): void {
  context.lineCap = 'butt';
  context.strokeStyle = `rgb(10 9 24 / ${darkness}%)`;
  context.lineWidth = strand.width * 1.7;
  trace(context, strand.points, strand.width * 0.16);
}
