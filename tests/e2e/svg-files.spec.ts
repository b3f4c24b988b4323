import { expect, type Page, test } from '@playwright/test';
import { findSvgFault } from '../../packages/engine/src/media/svg/find-svg-fault.ts';
import { bypasses, hostilePieces, svgDocument } from '../../packages/engine/tests/support/hostile-svg.ts';
import { representatives } from '../../packages/engine/tests/support/sweeps.ts';
import { variants } from './support/sweep-tags.ts';

const address = 'https://drawings.example';

/** Opens SVG files by their URLs, as documents. Returns the names of those that ran a script. */
async function thatRun(page: Page, drawings: ReadonlyMap<string, string | Buffer>): Promise<string[]> {
  const ran = new Set<string>();
  let open = '';
  page.on('dialog', async (dialog) => {
    ran.add(open);
    await dialog.dismiss();
  });
  await page.route('**/*', (route) => {
    const drawing = drawings.get(decodeURIComponent(new URL(route.request().url()).pathname.slice(1)));
    return drawing === undefined ? route.abort() : route.fulfill({ body: drawing, contentType: 'image/svg+xml' });
  });
  for (const name of drawings.keys()) {
    open = name;
    await page.goto(`${address}/${encodeURIComponent(name)}`);
    await page.evaluate(() => new Promise((done) => setTimeout(done, 20)));
  }
  return [...ran];
}

/** Harmless parts that hostile ones may hide among. */
const harmless = [
  '<{p}rect width="8" height="8"/>',
  '<{p}style>rect { fill: url(#a) }</{p}style>',
  '<{p}text data-x=">" class="onload">onload="alert(1)" &lt;script></{p}text>',
  '<{p}circle r="2"><{p}set attributeName="r" to="3" begin="0s"/></{p}circle>',
  '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" about="alert(1)"/>',
];

/** Prefixes of the elements. */
const prefixes = representatives(['', 'é:']);

/** Every pair of parts with every prefix. */
function everyPair(): Map<string, string> {
  const parts = [...harmless, ...Object.values(hostilePieces)];
  const pairs = parts.flatMap((first) => harmless.map((second) => `${first}${second}`));
  return new Map(prefixes.flatMap((prefix) => pairs.map((inside, index) => [`${prefix}${index}`, svgDocument(inside, prefix)])));
}

test('a published .svg runs no script when it is opened by its URL', variants, async ({ page }) => {
  const accepted = new Map([...everyPair()].filter(([name, drawing]) => findSvgFault(name, Buffer.from(drawing)) === undefined));
  expect(accepted.size).toBe(prefixes.length * harmless.length ** 2);
  expect(await thatRun(page, accepted)).toEqual([]);
});

test('rejected files do run scripts in Chromium', async ({ page }) => {
  const bypassed = new Map(Object.entries(bypasses));
  expect(await thatRun(page, bypassed)).toEqual(Object.keys(bypasses).filter((name) => !name.startsWith('an address')));
});
