import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type BenchPart, type Figure, middleOf } from '../figure.ts';
import { commandFile } from '../measure-command.ts';
import { withServedSite } from '../served-site.ts';
import { type Load, measureLoad } from './load.ts';
import { startNginx } from './nginx.ts';

/** The number of responses per round. The figures are the medians of the rounds. */
const count = 4_000;
const rounds = 5;

/** Just below 16 KiB, node's limit for the request line and headers together. */
const longPath = `/${'a/'.repeat(7_900)}x`;

/** Measures the server of built sites under load: 404 pages compared with nginx, and the CPU time for the longest path. */
export const server: BenchPart = ({ root, note }) =>
  withServedSite(root, async function* ({ folder }) {
    const ours = await startServe(folder);
    const nginx = await startNginx(folder);
    try {
      const ratios: number[] = [];
      const times: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const here = { port: ours.port, pid: ours.pid, acceptEncoding: 'gzip, br' };
        const [short, long] = [
          await measureLoad({ ...here, path: '/no-such-page' }, count),
          await measureLoad({ ...here, path: longPath }, count),
        ];
        times.push(long.cpu);
        note(`404 ${describe(short)}; path of ${longPath.length} bytes ${describe(long)}`);
        if (!nginx) continue;
        const theirs = await measureLoad({ ...nginx, acceptEncoding: 'gzip, br', path: '/no-such-page' }, count);
        note(`404 of nginx ${describe(theirs)}`);
        ratios.push(theirs.perSecond / short.perSecond);
      }
      yield figure('server-long-path', 'processor time of a path of 16 KiB', times, 'ms of CPU');
      if (nginx) yield figure('server-404', '404 pages of nginx for one of ours', ratios, 'times');
      else note('nginx is not installed, so 404 pages are not compared.');
    } finally {
      await nginx?.stop();
      await ours.stop();
    }
  });

function figure(budget: 'server-404' | 'server-long-path', what: string, values: readonly number[], unit: 'ms of CPU' | 'times'): Figure {
  return { budget, what, unit, ...middleOf(values) };
}

const describe = ({ perSecond, bytes, cpu }: Load): string =>
  `${perSecond.toFixed(0)} a second, ${bytes} bytes and ${cpu.toFixed(3)} ms of CPU each`;

/** Starts `npm run serve` in its own process, so that the load does not share its thread. */
async function startServe(folder: string): Promise<{ port: number; pid: number; stop: () => Promise<void> }> {
  const child = spawn(process.execPath, [commandFile, 'serve', '--out', folder], {
    env: { ...process.env, PORT: '0', MAIL_OUTBOX: join(folder, '..', 'bench-outbox'), SMTP_URL: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface(child.stdout)) {
    const port = /The site is on http:\/\/localhost:(\d+)/.exec(line)?.[1];
    if (port === undefined || child.pid === undefined) continue;
    return {
      port: Number(port),
      pid: child.pid,
      stop: async () => {
        child.kill();
        await once(child, 'close');
      },
    };
  }
  throw new Error('The site could not be served.');
}
