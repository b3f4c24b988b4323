import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { tempFolder } from '../../engine/tests/support/temp-folder.ts';
import { SitePreview } from '../src/site-preview.ts';
import { type OpenedStudio, openStudio } from './support/open-studio.ts';

const folder = tempFolder('site-preview');
const answerSchema = z.object({ pid: z.number() });
let studio: OpenedStudio;

beforeAll(async () => {
  studio = await openStudio(folder);
});
afterAll(() => studio.close());

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** Asks a preview over its socket for the number of its process. */
const pidOf = (preview: SitePreview): Promise<number> =>
  preview.use(async (socketPath) => {
    const [response]: IncomingMessage[] = await once(request({ socketPath, path: '/' }).end(), 'response');
    return answerSchema.parse(response && (await json(response))).pid;
  });

test('a preview that nobody uses has no process, and whoever comes while it ends gets another one', async () => {
  const reports: string[] = [];
  const site = { id: 'bakery', name: 'The Bakery', project: join(folder, 'project'), content: '.', address: studio.origin };
  const preview = new SitePreview(site, join(folder, 'other-state'), (line) => reports.push(line), 50);
  const [first, same] = await Promise.all([pidOf(preview), pidOf(preview)]);
  expect(same).toBe(first);
  await vi.waitFor(() => expect(isRunning(first)).toBe(false), 10_000);
  const second = await pidOf(preview);
  const ended = preview.stop();
  const third = await pidOf(preview);
  await ended;
  expect([isRunning(second), isRunning(third)]).toEqual([false, true]);
  await preview.stop();
  expect(isRunning(third)).toBe(false);
  expect(reports).toEqual([]);
});
