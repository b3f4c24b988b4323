import type { Problem } from '../../problems/problem.ts';
import type { YamlFile } from '../../yaml/yaml-file.ts';
import type { SiteFile } from '../find/find-files.ts';

/** A block in `shared/`, which pages put in place by its name. */
export type SharedBlock = {
  name: string;
  file: YamlFile;
  /** Its type and fields as written; undefined when the file holds no block. */
  fields: { type: string; values: object } | undefined;
  /** Whether it is right by itself. What is wrong is told once, here, and at no page that uses it. */
  isValid: boolean;
  problems: Problem[];
};

/** The shared blocks of a site by their names. */
export type SharedBlocks = ReadonlyMap<string, SharedBlock>;

/** The name by which pages use a file of `shared/`. */
export const sharedName = ({ path }: SiteFile): string => path.slice(path.lastIndexOf('/') + 1).replace(/\.yaml$/, '');
