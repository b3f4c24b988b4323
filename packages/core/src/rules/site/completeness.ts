import { isEveryFileKnown } from '../../content/find/find-files.ts';
import { isPreset } from '../../content/presets.ts';
import type { PageSummary } from '../../content/validate/validate-page.ts';
import type { RuleInput } from './rule-input.ts';

/** True when the path of every page is known. Otherwise a file that cannot be read may contain a page that seems missing. */
export const isEveryPageKnown = ({
  files,
  pages,
  collections,
}: Pick<RuleInput, 'files' | 'collections'> & { pages: readonly PageSummary[] }): boolean =>
  isEveryFileKnown(files) &&
  pages.every((page) => page.fields !== undefined || isPreset(page)) &&
  collections.every(({ isWhole }) => isWhole);

/** True when every file was read and every reference has a target. Only then can a rule say that nothing uses something. */
export const isReadWhole = ({ files, collections, hasErrors }: RuleInput): boolean =>
  !hasErrors && isEveryFileKnown(files) && !hasDuplicates(collections);

/** True when two files, or a file and a folder, contain the same collection, of which one is not read. */
function hasDuplicates(collections: RuleInput['collections']): boolean {
  const names = (isRecordFile: boolean): unknown[] => collections.flatMap((one) => (one.isRecordFile === isRecordFile ? [one.name] : []));
  const ofFiles = names(false);
  const ofFolders = new Set(names(true));
  return new Set(ofFiles).size < ofFiles.length || ofFiles.some((name) => ofFolders.has(name));
}
