import { join, resolve } from 'node:path';
import { type Clock, momentSchema, startOf } from '@pagewright/core';
import type { Option } from '../../definition/site-command.ts';
import { publishFileOf } from '../../publish/publish-file.ts';
import { parsedOption, UsageError } from './command.ts';

/** A folder, as an absolute path. `usual` is its name in the project when the option is absent. */
const folderOption = (name: string, summary: string, usual: string): Option<string> =>
  parsedOption({
    name,
    summary,
    value: { placeholder: 'DIR', example: usual },
    fallback: usual,
    expected: 'the path of a folder',
    absent: ({ root }) => join(root, usual),
    parse: (written) => (written === '' ? undefined : resolve(written)),
  });

/** `--site`: the folder that holds site.yaml. */
export const site = folderOption('site', 'the folder that holds site.yaml', 'site.config');

/** `--site` of a command that reads no site: every command takes the option, so that scripts can add it to any call. */
export const unusedSite: Option<string> = { ...site, summary: 'accepted for consistency; this command reads no site' };

/** `--out`: the folder of the built site. */
export const out = folderOption('out', 'the folder of the built site', 'dist');

/** `--ways`: the file that says where the site is published. */
export const ways: Option<string> = parsedOption({
  summary: 'the file that says where the site is published',
  value: { placeholder: 'FILE', example: '/etc/pagewright/publish.yaml' },
  fallback: 'publish.yaml beside package.json',
  expected: 'the path of a file',
  absent: ({ root }) => publishFileOf(root),
  parse: (written) => (written === '' ? undefined : resolve(written)),
});

/** `--now`: the clock for pages with publish dates. It stays at the given time. */
export const now: Option<Clock> = parsedOption<Clock>({
  name: 'now',
  summary: 'use this time instead of the current one for pages with publish dates',
  value: { placeholder: 'TIME', example: '2025-05-01' },
  fallback: 'the current time',
  expected: 'a day such as 2025-05-01, or a day and a time such as 2025-05-01T09:00, in the time zone of the site',
  absent: () => () => new Date(),
  parse: (written) => {
    const moment = momentSchema.safeParse(written);
    if (!moment.success) return undefined;
    return (timeZone) => new Date(startOf(moment.data, timeZone));
  },
});

/** `--host` of a server: its value, else the environment variable HOST, else this machine only. */
export const host: Option<string> = {
  summary: 'the address of this machine to listen on; 0.0.0.0 is every address, as in a container',
  value: { placeholder: 'ADDRESS', example: '0.0.0.0' },
  fallback: "the environment's HOST, or localhost",
  read: (written) => written || process.env.HOST || 'localhost',
};

const expectedPort = 'a number from 0 to 65535';

/** `--port` of a server: its value, else the environment variable PORT, else `defaultPort`. */
export const port = (defaultPort: number): Option<number> =>
  parsedOption({
    summary: 'the port to listen on; 0 lets the system choose',
    value: { placeholder: 'NUMBER', example: String(defaultPort + 1) },
    fallback: `the environment's PORT, or ${defaultPort}`,
    expected: expectedPort,
    absent: () => portOfEnvironment() ?? defaultPort,
    parse: toPort,
  });

function portOfEnvironment(): number | undefined {
  const { PORT } = process.env;
  if (PORT === undefined || PORT === '') return undefined;
  const port = toPort(PORT);
  if (port === undefined) throw new UsageError(`PORT is "${PORT}"; it must be ${expectedPort}.`);
  return port;
}

/** Reads a port in decimal digits; undefined for anything else. TCP ports have 16 bits. */
function toPort(written: string): number | undefined {
  const port = Number(written);
  return /^\d+$/.test(written) && port <= 65_535 ? port : undefined;
}
