import type { Sharp } from 'sharp';
import { iconNames } from './icon-names.ts';

/** The side of the square in which an icon is drawn once; the other sizes are made from it. */
const drawnSize = 512;
const touchSize = 180;
/** The sizes in favicon.ico: of tabs, of tabs on dense screens, and of search results. */
const icoSizes = [16, 32, 48];
/** The space around a drawing without a background on an opaque one: an eighth of the side. A choice. */
const margin = drawnSize / 8;
/** The radius of the circle that every system shows of a maskable icon, as a part of the side (Web App Manifest, "safe zone"). */
const safeRadius = 0.4;
/** How much a channel of a colour may differ, of 255: edges of shapes are mixed. */
const tolerance = 12;
const encoding = { compressionLevel: 9 };

/** A square picture of `drawnSize`: four bytes for each pixel. */
type Drawing = { pixels: Buffer; toPicture: () => Sharp };

/**
 * Draws the icons of a site from its favicon: an SVG or a bitmap. `background` is the colour behind a drawing that has none, for icons that
 * must be opaque. Returns the files by their names. Without the maskable icon when something of the drawing would be cut off.
 */
export async function drawIcons(favicon: Buffer, background: string): Promise<Map<string, Buffer>> {
  const { default: sharp } = await import('sharp');
  const toDrawing = async (picture: Sharp): Promise<Drawing> => {
    const pixels = await picture.ensureAlpha().raw().toBuffer();
    return { pixels, toPicture: () => sharp(pixels, { raw: { width: drawnSize, height: drawnSize, channels: 4 } }) };
  };
  const { width = drawnSize, height = drawnSize, format } = await sharp(favicon).metadata();
  const density = format === 'svg' ? Math.min(Math.max((72 * drawnSize) / Math.max(width, height), 1), 10_000) : 72;
  const square = { fit: 'contain', background: '#0000' } as const;
  const drawing = await toDrawing(sharp(favicon, { density }).rotate().resize(drawnSize, drawnSize, square));
  const edge = edgeColor(drawing.pixels);
  const inner = drawnSize - 2 * margin;
  const opaque = await toDrawing(
    edge === undefined
      ? drawing
          .toPicture()
          .resize(inner, inner)
          .extend({ top: margin, bottom: margin, left: margin, right: margin, background })
          .flatten({ background })
      : drawing.toPicture().flatten({ background: edge }),
  );
  const toPng = ({ toPicture }: Drawing, size: number): Promise<Buffer> => toPicture().resize(size, size).png(encoding).toBuffer();
  const entries = await Promise.all(icoSizes.map(async (size) => ({ size, png: await toPng(drawing, size) })));
  const icons = new Map<string, Buffer>([
    [iconNames.ico, icoFile(entries)],
    [iconNames.touch, await opaque.toPicture().removeAlpha().resize(touchSize, touchSize).png(encoding).toBuffer()],
    [iconNames.small, await toPng(drawing, 192)],
    [iconNames.large, await toPng(drawing, drawnSize)],
  ]);
  if (fitsSafeZone(opaque.pixels)) icons.set(iconNames.maskable, await opaque.toPicture().removeAlpha().png(encoding).toBuffer());
  return icons;
}

type Color = { r: number; g: number; b: number; alpha: number };

function colorAt(pixels: Buffer, x: number, y: number): Color {
  const at = (y * drawnSize + x) * 4;
  const [r = 0, g = 0, b = 0, alpha = 0] = pixels.subarray(at, at + 4);
  return { r, g, b, alpha: alpha / 255 };
}

const isSame = (one: Color, other: Color): boolean =>
  Math.abs(one.r - other.r) <= tolerance && Math.abs(one.g - other.g) <= tolerance && Math.abs(one.b - other.b) <= tolerance;

/** Returns the colour in the middle of all four edges, also of a square with round corners. Undefined for a drawing without a background. */
function edgeColor(pixels: Buffer): Color | undefined {
  const near = 4;
  const middle = drawnSize / 2;
  const far = drawnSize - 5;
  const first = colorAt(pixels, middle, near);
  const others = [colorAt(pixels, middle, far), colorAt(pixels, near, middle), colorAt(pixels, far, middle)];
  return [first, ...others].every((color) => color.alpha > 0.98 && isSame(color, first)) ? { ...first, alpha: 1 } : undefined;
}

/** True when everything outside of the safe zone has the colour of the corner. */
function fitsSafeZone(pixels: Buffer): boolean {
  const corner = colorAt(pixels, 0, 0);
  const middle = drawnSize / 2;
  const radius = (drawnSize * safeRadius) ** 2;
  for (let y = 0; y < drawnSize; y += 1) {
    for (let x = 0; x < drawnSize; x += 1) {
      const isOutside = (x - middle) ** 2 + (y - middle) ** 2 > radius;
      if (isOutside && !isSame(colorAt(pixels, x, y), corner)) return false;
    }
  }
  return true;
}

/** A picture for an .ico file: a PNG of at most 256 by 256 pixels. */
type Entry = { size: number; png: Buffer };

const headerBytes = 6;
const entryBytes = 16;

/** Writes an .ico file that contains PNG pictures, which every browser since 2010 reads. */
function icoFile(entries: readonly Entry[]): Buffer {
  const header = Buffer.alloc(headerBytes + entries.length * entryBytes);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(entries.length, 4);
  let offset = header.length;
  for (const [index, { size, png }] of entries.entries()) {
    const at = headerBytes + index * entryBytes;
    // One byte each for width and height; 0 stands for 256.
    header.writeUInt8(size % 256, at);
    header.writeUInt8(size % 256, at + 1);
    header.writeUInt16LE(1, at + 4);
    header.writeUInt16LE(32, at + 6);
    header.writeUInt32LE(png.length, at + 8);
    header.writeUInt32LE(offset, at + 12);
    offset += png.length;
  }
  return Buffer.concat([header, ...entries.map(({ png }) => png)]);
}
