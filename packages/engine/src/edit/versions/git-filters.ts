import type { Repository } from './git-repository.ts';
import { asked, entriesOf } from './run-git.ts';

/**
 * Returns the files that another program would publish, such as one for large files, that is not set up on this computer. Git would take them as
 * they are without a word, so that everybody else gets something else than a picture.
 */
export async function missingPrograms({ git }: Repository, paths: readonly string[]): Promise<string[]> {
  if (paths.length === 0) return [];
  const { status, out } = await git(['check-attr', '-z', '--stdin', 'filter'], { input: paths.join('\0') });
  if (status !== 0) return [];
  const found = new Map<string, string[]>();
  const fields = out.toString('utf8').split('\0');
  for (let at = 0; at + 2 < fields.length; at += 3) {
    const [path = '', , filter = ''] = fields.slice(at, at + 3);
    if (!['unspecified', 'unset', 'set', ''].includes(filter)) found.set(filter, [...(found.get(filter) ?? []), path]);
  }
  if (found.size === 0) return [];
  const settings = entriesOf((await asked(git, 'config', '-z', '--get-regexp', '^filter\\.')) ?? '').map((entry) => entry.split('\n')[0]);
  const isSet = (filter: string): boolean => ['clean', 'process'].some((how) => settings.includes(`filter.${filter}.${how}`));
  return [...found].flatMap(([filter, files]) => (isSet(filter) ? [] : files));
}
