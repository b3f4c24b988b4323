import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { withChromium } from 'pagewright/chromium';
import type { ToolSite } from './compare/tool-site.ts';
import { type Figure, middleOf } from './figure.ts';
import { type Command, commandEnv } from './measure-command.ts';
import { treeCpu } from './process-tree.ts';

/** How long a preview may take to answer, in milliseconds. */
const startLimit = 180_000;

/** A running preview: the seconds until it answered, and a function that returns its processor time so far. */
export type Preview = { seconds: number; cpu: () => number };

/**
 * Starts a live preview, waits until the page at `url` is answered, calls `work` and stops the preview. Throws an `Error` with its
 * output when it ends or takes too long.
 */
export async function withPreview<Result>(
  { file, args, cwd, env }: Command,
  { url, work }: { url: string; work: (preview: Preview) => Promise<Result> },
): Promise<Result> {
  const started = performance.now();
  // In a process group of its own, so that programs that it starts end with it.
  const child = spawn(file, args, { cwd, env: commandEnv(env), stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      output += String(text);
    });
  }
  const ended = once(child, 'close');
  try {
    while (!(await isAnswered(url))) {
      if (child.exitCode !== null || performance.now() - started > startLimit) {
        throw new Error(`The live preview did not start: ${[file, ...args].join(' ')}\n${output.slice(-2_000)}`);
      }
      await setTimeout(10);
    }
    return await work({ seconds: (performance.now() - started) / 1000, cpu: () => treeCpu(child.pid ?? 0) });
  } finally {
    if (child.exitCode === null && child.pid !== undefined) process.kill(-child.pid);
    await ended;
  }
}

async function isAnswered(url: string): Promise<boolean> {
  try {
    const response = await fetch(url);
    const text = await response.text();
    return response.ok && text.includes('<main');
  } catch {
    return false;
  }
}

/** The times of saves in milliseconds, the seconds of processor time that each took, and how many were not seen within the limit. */
export type Saves = { times: number[]; cpu: number; missed: number };

/** The time between two saves in milliseconds: long enough for all effects of a save. */
const pause = 1_000;
/** How long a save may take to be seen, in milliseconds. One that is not seen counts as this long. */
export const saveLimit = 20_000;
/** Saves that warm up the code that every save runs. They are not counted. */
const warmUps = 2;

type SaveOptions = { url: string; page: number; count: number; cpu: Preview['cpu'] };

/**
 * Opens a page in Chromium and saves it `count` times. Measures from each save to the frame that shows it, after a reload if the
 * preview reloads.
 */
export const measureSaves = (site: Pick<ToolSite, 'edit'>, { url, page: number, count, cpu }: SaveOptions): Promise<Saves> =>
  withChromium(async (browser) => {
    const page = await browser.newPage();
    const seen = new Map<string, (time: number) => void>();
    await page.exposeFunction('reportSeen', (text: string, time: number) => seen.get(text)?.(time));
    await page.addInitScript(watchSaves);
    await page.goto(url);
    await setTimeout(pause);
    const save = async (round: number): Promise<number | undefined> => {
      const text = `Saved in round ${round}`;
      const whenSeen = new Promise<number>((resolve) => seen.set(text, resolve));
      await setTimeout(pause);
      const write = site.edit(number, text);
      const saved = performance.timeOrigin + performance.now();
      await write();
      const time = await Promise.race([whenSeen, setTimeout(saveLimit, undefined, { ref: false })]);
      if (time !== undefined) return time - saved;
      // The page may have lost its connection.
      await page.reload().catch(() => undefined);
      return undefined;
    };
    return countSaves(save, { count, cpu });
  });

/** Calls `save` for each round and adds up the results. A save that returns undefined was not seen; the others go on. */
export async function countSaves(
  save: (round: number) => Promise<number | undefined>,
  { count, cpu }: Pick<SaveOptions, 'count' | 'cpu'>,
): Promise<Saves> {
  for (let round = 1; round <= warmUps; round += 1) await save(round);
  const before = cpu();
  const times: (number | undefined)[] = [];
  for (let round = 1; round <= count; round += 1) times.push(await save(warmUps + round));
  return {
    times: times.map((time = saveLimit) => time),
    cpu: (cpu() - before) / count,
    missed: times.filter((time) => time === undefined).length,
  };
}

/** Runs in every document from its start: reports the text of each save, and the time of the frame that shows it. */
function watchSaves(): void {
  let last = '';
  const look = (): void => {
    const text = /Saved in round \d+/.exec(document.querySelector('main')?.textContent ?? '')?.[0];
    if (text === undefined || text === last) return;
    last = text;
    const report: unknown = Reflect.get(globalThis, 'reportSeen');
    requestAnimationFrame(() => typeof report === 'function' && report(text, performance.timeOrigin + performance.now()));
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
}

/** Returns the figure of saves. Its description says how many were not seen. */
export const saveFigure = (what: string, { times, cpu, missed }: Saves): Figure => ({
  what: missed === 0 ? what : `${what}, ${missed} of ${times.length} not seen`,
  ...middleOf(times),
  cpu,
  unit: 'ms',
});
