import type { RootFile } from '../../content/find/find-files.ts';
import type { Finding } from '../../problems/create-problem.ts';
import { startOfFile } from '../../problems/problem.ts';
import { deviceNames, isShortPath } from '../../schema/fields/page-path.ts';
import { defineRule } from '../define-rule.ts';

export const rootFileName = defineRule({
  code: 'root-file-name',
  severity: 'error',
  fixable: false,
  where: 'file',
  summary: 'The name of a file in root/ does not work on every computer or in a URL.',
  why: 'Windows has no files with names such as CON or a:b. Names that differ only in capital letters are one file on many computers.',
  wrong: ['root/Ads.txt', 'root/ads.txt'].join('\n'),
  right: 'root/ads.txt',
  check: ({ files }) => {
    const known = new Map<string, string>();
    return files.root.flatMap((file) => {
      const words = describeCapitals(file, known) ?? describeName(file);
      return words ? [{ place: startOfFile(file.shown), text: '', ...words }] : [];
    });
  },
});

type Words = Pick<Finding, 'message' | 'hint'>;

/** Describes a file that differs from an earlier one, or whose folder does, in capital letters only. Adds it to `known`. */
function describeCapitals({ path }: RootFile, known: Map<string, string>): Words | undefined {
  const segments = path.split('/');
  for (const [index] of segments.entries()) {
    const start = segments.slice(0, index + 1).join('/');
    const key = start.normalize('NFC').toLowerCase();
    const other = known.get(key) ?? start;
    known.set(key, other);
    if (other === start) continue;
    return { message: `${other} and ${start} differ only in capital letters, so many computers see one.`, hint: 'Rename one of them.' };
  }
  return undefined;
}

function describeName({ name }: RootFile): Words | undefined {
  const [device] = deviceNames(name);
  if (device !== undefined) return { message: `The name "${device}" is reserved on Windows.`, hint: 'Rename the file.' };
  if (!isShortPath(name)) return { message: 'The path of this file is too long for some computers.', hint: 'Give it a shorter name.' };
  const [character] = /[<>:"|?*\\#%]|[ .](?=\/|$)|\p{Cc}/u.exec(name) ?? [];
  if (character === undefined) return undefined;
  const words = character === ' ' || character === '.' ? `A name that ends with "${character}"` : `A name with "${character}"`;
  return { message: `${words} does not work on Windows or in a URL: "${name}".`, hint: 'Rename the file.' };
}
