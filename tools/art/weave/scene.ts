import { type Fabric, grid, layFabric, stage } from './fabric.ts';
import { drawFigures } from './figures.ts';
import { drawFilaments } from './filaments.ts';
import { drawBackground, drawFolds, drawScrim } from './light.ts';
import type { Point } from './point.ts';
import { drawShadow, drawStrand, type Strand } from './strand.ts';
import { colourOf, type Weave } from './weave.ts';

const width = 9.5;
const steps = 3;

function along(from: number, to: number, at: (position: number) => Point): Point[] {
  const count = Math.max(2, Math.round((to - from) * steps));
  return Array.from({ length: count + 1 }, (_, index) => at(from + ((to - from) * index) / count));
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

interface Moment {
  readonly fabric: Fabric;
  readonly weave: Weave;
  readonly time: number;
}

function weftPiece({ fabric, weave, time }: Moment, row: number, from: number, to: number): Strand {
  const points = along(from, to, (u) => fabric.at({ u, v: row }, time));
  return { points, colour: colourOf(weave.weft, row), width };
}

function warpPiece({ fabric, weave, time }: Moment, column: number, from: number, to: number): Strand {
  const points = along(from, to, (v) => fabric.at({ u: column, v }, time));
  return { points, colour: colourOf(weave.warp, column), width };
}

/** Draws one frame of the video. `time` runs from 0 to 1, and 1 equals 0. */
export function drawScene(context: CanvasRenderingContext2D, weave: Weave, time: number): void {
  const moment = { fabric: layFabric(weave.seed), weave, time };
  const rows = range(grid.firstRow, grid.lastRow);
  const columns = range(6, grid.columns);
  context.save();
  context.scale(context.canvas.width / stage.width, context.canvas.height / stage.height);
  drawBackground(context);
  for (const row of rows) {
    const strand = weftPiece(moment, row, 4, grid.endColumn);
    drawShadow(context, strand, 30);
    drawStrand(context, strand);
  }
  for (const column of columns) {
    const strand = warpPiece(moment, column, grid.firstRow, grid.lastRow);
    drawShadow(context, strand, 38);
    drawStrand(context, strand);
  }
  for (const row of rows) {
    for (const column of columns.filter((each) => weave.over(each, row))) {
      drawShadow(context, weftPiece(moment, row, column - 0.34, column + 0.34), 38);
      drawStrand(context, weftPiece(moment, row, column - 0.42, column + 0.42));
    }
  }
  drawFilaments(context, moment);
  drawFolds(context, moment.fabric, time);
  drawScrim(context);
  drawFigures(context, moment);
  context.restore();
}
