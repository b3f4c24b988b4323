import { isEveryFileKnown } from '../../content/find/find-files.ts';
import { isPreset } from '../../content/validate/preset-pages.ts';
import type { RuleInput } from './rule-input.ts';

/** True when the path of every page is known. Otherwise a file that cannot be read may contain a page that seems missing. */
export const isEveryPageKnown = ({ files, pages, collections }: RuleInput): boolean =>
  isEveryFileKnown(files) &&
  pages.every((page) => page.fields !== undefined || isPreset(page)) &&
  collections.every(({ isWhole }) => isWhole);
