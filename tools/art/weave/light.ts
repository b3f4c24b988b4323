import { palette } from '../palette.ts';
import { type Fabric, stage } from './fabric.ts';
import { ease } from './point.ts';

const ink = { red: 21, green: 20, blue: 43 };

export function drawBackground(context: CanvasRenderingContext2D): void {
  context.fillStyle = palette.ink;
  context.fillRect(0, 0, stage.width, stage.height);
}

/** Darkens the valleys of the fabric, so that it looks like fabric and not like a net. */
export function drawFolds(context: CanvasRenderingContext2D, fabric: Fabric, time: number): void {
  const columns = 96;
  const rows = 54;
  const folds = new OffscreenCanvas(columns, rows);
  const pen = folds.getContext('2d');
  if (pen === null) return;
  const pixels = pen.createImageData(columns, rows);
  for (let index = 0; index < columns * rows; index += 1) {
    const x = (((index % columns) + 0.5) / columns) * stage.width;
    const y = ((Math.floor(index / columns) + 0.5) / rows) * stage.height;
    const dark = 0.62 * ease(0.25, 0.95, fabric.shade({ x, y }, time));
    pixels.data.set([ink.red, ink.green, ink.blue, Math.round(dark * 255)], index * 4);
  }
  pen.putImageData(pixels, 0, 0);
  context.imageSmoothingEnabled = true;
  context.imageSmoothingQuality = 'high';
  context.drawImage(folds, 0, 0, stage.width, stage.height);
}

/** Darkens the left side, where the heading is. */
export function drawScrim(context: CanvasRenderingContext2D): void {
  const from = 0.49 * stage.width;
  const to = 0.73 * stage.width;
  const veil = context.createLinearGradient(from, 0, to, 0);
  for (let stop = 0; stop <= 12; stop += 1) {
    const dark = 1 - ease(0, 1, stop / 12);
    veil.addColorStop(stop / 12, `rgb(${ink.red} ${ink.green} ${ink.blue} / ${(dark * 100).toFixed(2)}%)`);
  }
  context.fillStyle = veil;
  context.fillRect(0, 0, stage.width, stage.height);
}
