import { resolve } from 'node:path';
import type { Option } from '../../definition/site-command.ts';
import { choiceOption, parsedOption } from './option.ts';

const fileOption = (summary: string, placeholder: string, fallback: string): Option<string | undefined> =>
  parsedOption({
    summary,
    value: { placeholder, example: 'manifest.json' },
    fallback,
    expected: 'the path of a file',
    absent: () => undefined,
    parse: (written) => (written === '' ? undefined : resolve(written)),
  });

/** The options of commands that write a site: what to upload, and what to purge from caches. */
export const manifestOptions = {
  manifest: fileOption('write the size and SHA-256 of every file of the site as JSON', 'FILE', 'no manifest'),
  'changed-since': fileOption('list the files that changed since an earlier manifest, and their URLs', 'MANIFEST', 'no list'),
  format: choiceOption('how the list of changes is printed; with json, stdout has nothing else', ['text', 'json']),
};
