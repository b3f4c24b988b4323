import { join, resolve } from 'node:path';
import type { Option } from '../../definition/site-command.ts';
import { parsedOption } from './option.ts';

const folder = (written: string): string | undefined => (written === '' ? undefined : resolve(written));

const expected = 'the path of a folder';

/** `--site`: the folder that holds site.yaml, as an absolute path. */
export const site: Option<string> = parsedOption({
  summary: 'the folder that holds site.yaml',
  value: { placeholder: 'DIR', example: 'site.config' },
  fallback: 'site.config',
  expected,
  absent: ({ root }) => join(root, 'site.config'),
  parse: folder,
});

/** `--site` of a command that reads no site: every command takes the option, so that scripts can add it to any call. */
export const unusedSite: Option<string> = { ...site, summary: 'accepted for consistency; this command reads no site' };

/** `--out`: the folder of the built site, as an absolute path. */
export const out: Option<string> = parsedOption({
  summary: 'the folder of the built site',
  value: { placeholder: 'DIR', example: 'dist' },
  fallback: 'dist',
  expected,
  absent: ({ root }) => join(root, 'dist'),
  parse: folder,
});
