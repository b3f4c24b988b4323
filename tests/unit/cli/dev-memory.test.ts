import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import { OpenPage } from '../../support/open-page.ts';
import { RunningPreview } from '../../support/running-preview.ts';
import { copySite, type SiteCopy } from '../../support/site-copy.ts';

const temp = tempFolder('dev-memory');
let site: SiteCopy;
let preview: RunningPreview;
let page: OpenPage;

/** Prints the memory that is in use after a collection of garbage, whenever the process gets the signal. */
const printHeap = `
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');
process.on('SIGUSR2', () => { collect(); collect(); console.log('heap: ' + process.memoryUsage().heapUsed + ';'); });`;

beforeAll(async () => {
  site = copySite('blocks', temp);
  const hook = join(temp, 'print-heap.mjs');
  writeFileSync(hook, printHeap);
  preview = await RunningPreview.start(site.dir, 4299, { NODE_OPTIONS: `--import=${hook}` });
  await preview.shows('/workshop', 'The bench');
  page = await OpenPage.open(preview, '/workshop');
}, 60_000);
afterAll(async () => {
  page?.close();
  await preview?.stop();
});

/** The length of a text in the page that is another after each save: whatever keeps an earlier state of the page keeps it. */
const textLength = 100_000;

/** Saves the page and waits until the open page has received it. */
async function save(number: number): Promise<void> {
  const text = `${number} `.repeat(textLength / `${number} `.length);
  const heading = `Heading number ${number}, saved`;
  const file = join(site.dir, 'pages', 'workshop.yaml');
  const written = readFileSync(file, 'utf8').replace(/heading: .*/, `heading: ${heading}`);
  let received = page.take();
  writeFileSync(file, written.replace(/paragraphs: .*/, `paragraphs: ["${text.trim()}"]`));
  await preview.until(() => {
    received += page.take();
    return received.includes(heading);
  }, `The open page did not receive "${heading}".`);
}

const countDescriptors = (): number => readdirSync(`/proc/${preview.pid}/fd`).length;

/** Returns the bytes in use after a collection of garbage. */
async function readHeap(): Promise<number> {
  const start = preview.output.length;
  process.kill(preview.pid, 'SIGUSR2');
  const printed = (): string | undefined => /heap: (\d+);/.exec(preview.output.slice(start))?.[1];
  await preview.until(() => printed() !== undefined, 'The memory was not printed.');
  return Number(printed());
}

/** Returns the bytes in use once they have not grown for two seconds: beside the first saves, the preview loads the sources of the site. */
async function readSettledHeap(before = 0): Promise<number> {
  const heap = await readHeap();
  if (heap < before + textLength) return heap;
  await setTimeout(2_000);
  return readSettledHeap(heap);
}

/** Half of the texts of 40 saves. Compiled code and the like grow by a third of this. */
const tolerance = (40 * textLength) / 2;

test('50 saves leave neither memory nor open files behind', { timeout: 120_000 }, async () => {
  for (let number = 1; number <= 10; number += 1) await save(number);
  const heap = await readSettledHeap();
  const descriptors = countDescriptors();
  for (let number = 11; number <= 50; number += 1) await save(number);
  await preview.until(() => countDescriptors() <= descriptors, 'Files stay open.');
  expect(await readHeap()).toBeLessThanOrEqual(heap + tolerance);
});
