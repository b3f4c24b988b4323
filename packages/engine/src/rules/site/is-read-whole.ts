import { isEveryFileKnown } from '../../content/find/find-files.ts';
import type { RuleInput } from './rule-input.ts';

/** True when every file was read and every reference has a target. Only then can a rule say that nothing uses something. */
export const isReadWhole = ({ files, collections, hasErrors }: RuleInput): boolean =>
  !hasErrors && isEveryFileKnown(files) && new Set(collections.map(({ name }) => name)).size === collections.length;
