import type { Problem } from '../../problems/problem.ts';
import type { YamlFile } from '../../yaml/yaml-file.ts';
import type { SiteFile } from '../find/find-files.ts';
import type { BlockParts } from './validate-block.ts';

/** A block in `shared/`, which pages use by name. */
export type SharedBlock = {
  name: string;
  file: YamlFile;
  /** Its type and fields as written. Undefined when the file contains no block. */
  fields: { type: string; values: object } | undefined;
  /** False when it has a problem. The problem is reported here once, and not at the pages that use the block. */
  isValid: boolean;
  /** The valid parts of a block with a problem. */
  parts?: BlockParts;
  problems: Problem[];
  /** The language of its texts, where another one uses it. */
  language?: string;
};

/** The shared blocks of a site by name. */
export type SharedBlocks = { get: (name: string) => SharedBlock | undefined; names: () => string[] };

/** Returns the name of a shared block from its file. */
export const sharedName = ({ path }: SiteFile): string => path.slice(path.lastIndexOf('/') + 1).replace(/\.yaml$/, '');
