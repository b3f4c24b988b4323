import { isEveryFileKnown } from '../content/find/find-files.ts';
import type { CheckedSite } from './check.ts';

/** Whether every file of the site could be read and every reference leads somewhere: only then is it known what nothing uses. */
export const isReadWhole = ({ files, collections, hasErrors }: CheckedSite): boolean =>
  !hasErrors && isEveryFileKnown(files) && new Set(collections.map(({ name }) => name)).size === collections.length;
