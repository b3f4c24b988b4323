import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { palette } from '../palette.ts';

const faces = [
  ['Display', '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2', '200 800'],
  ['Text', '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2', '100 900'],
  ['Young', '@fontsource/young-serif/files/young-serif-latin-400-normal.woff2', '400'],
  ['Jost', '@fontsource/jost/files/jost-latin-500-normal.woff2', '500'],
  ['Caprasimo', '@fontsource/caprasimo/files/caprasimo-latin-400-normal.woff2', '400'],
  ['Italiana', '@fontsource/italiana/files/italiana-latin-400-normal.woff2', '400'],
  ['Zilla', '@fontsource/zilla-slab/files/zilla-slab-latin-700-normal.woff2', '700'],
  ['Comfortaa', '@fontsource/comfortaa/files/comfortaa-latin-700-normal.woff2', '700'],
  ['Barlow', '@fontsource/barlow-condensed/files/barlow-condensed-latin-800-italic.woff2', '800'],
] as const;

const colours = Object.entries(palette)
  .map(([name, colour]) => `--${name}:${colour}`)
  .join(';');

/** The styles of all screens: short class names for boxes, rows, columns and kinds of text. */
const style = `
:root{${colours};--line:#E7DFCF;--grey:#716E80}
*{box-sizing:border-box;margin:0}
body{width:1200px;height:900px;overflow:hidden;font:500 16px/1.35 Text;color:var(--ink);-webkit-font-smoothing:antialiased}
.scene{position:relative;width:1200px;height:900px;overflow:hidden}
.scene>*{position:absolute}
.screen{position:relative;overflow:hidden;background:#fff}
.r{display:flex;align-items:center}.c{display:flex;flex-direction:column}.sb{justify-content:space-between}.g{display:grid}
.f{flex:1;min-width:0}.mid{align-items:center;justify-content:center}
.card{background:#fff;border-radius:14px;border:1px solid var(--line);padding:18px}
.grey{color:var(--grey)}.s{font-size:13px}.xs{font-size:11px}.b{font-weight:700}
.h1{font:700 34px/1.08 Display;letter-spacing:-.02em}.h2{font:700 24px/1.12 Display;letter-spacing:-.01em}.h3{font:700 18px/1.2 Display}
.btn{background:var(--madder);color:#fff;border-radius:10px;padding:11px 18px;font-weight:700;text-align:center;white-space:nowrap}
.pill{border-radius:99px;padding:4px 12px;font-weight:700;font-size:13px;white-space:nowrap}
.hr{height:1px;background:var(--line)}
svg{display:block}`;

export async function pageStyle(root: string): Promise<string> {
  const rules = await Promise.all(
    faces.map(async ([family, file, weight]) => {
      const data = await readFile(join(root, 'node_modules', file), 'base64');
      return `@font-face{font-family:${family};font-weight:${weight};src:url(data:font/woff2;base64,${data})}`;
    }),
  );
  return rules.join('') + style;
}
