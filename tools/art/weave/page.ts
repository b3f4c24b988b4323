import { drawScene } from './scene.ts';
import { weaves } from './weaves.ts';

declare global {
  interface Window {
    /** Draws one frame of a video and returns a PNG as a data: URL. */
    drawFrame(name: string, time: number, width: number, height: number): string;
  }
}

window.drawFrame = (name, time, width, height) => {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { alpha: false });
  const weave = weaves[name];
  if (context === null || weave === undefined) throw new Error(`There is no weave called ${name}`);
  drawScene(context, weave, time);
  return canvas.toDataURL('image/png');
};
