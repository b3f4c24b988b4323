import type { z } from 'zod';
import type { Block } from '../../schemas/blocks/index.ts';
import { pageSchema } from '../../schemas/page.ts';
import type { Problem } from '../model/problem.ts';
import { createProblem } from './create-problem.ts';
import type { SiteFile } from './find-files.ts';
import { schemaProblems } from './schema-problems.ts';
import { validateBlock } from './validate-block.ts';
import type { YamlFile } from './yaml-file.ts';

/** A block that passed its schema, with its place among the declared ones, counted from 0. */
export type ValidBlock = { index: number; block: Block };

/** A page file after validation. `shell` is undefined when the page's own fields are wrong. */
export type ValidPage = {
  source: SiteFile;
  /** Unique among pages: the file, and for a page made from a record the record. */
  key: string;
  /** The record that the page was made from, as `collection/id`. */
  madeFrom?: string;
  file: YamlFile;
  /** How problems call the page: its title, or its file while it has none. */
  name: string;
  shell: z.output<typeof pageSchema> | undefined;
  blocks: ValidBlock[];
  problems: Problem[];
};

/** Validates the page's shell, then every block by its own schema, each on its own. */
export function validatePage(source: SiteFile, file: YamlFile): ValidPage {
  if (file.problems.length > 0)
    return { source, key: source.path, file, name: source.path, shell: undefined, blocks: [], problems: file.problems };
  if (file.value === null || file.value === undefined) {
    return { source, key: source.path, file, name: source.path, shell: undefined, blocks: [], problems: [emptyPage(file)] };
  }
  const { value } = file;
  const title: unknown = fieldOf(value, 'title');
  const name = typeof title === 'string' && title.trim() !== '' ? title : source.path;
  const parsed = pageSchema.safeParse(value);
  const shellProblems = parsed.success
    ? []
    : schemaProblems({ file, path: [], schema: pageSchema, name: 'the page', context: `page "${name}"` }, value, parsed.error.issues);
  const declared: unknown = fieldOf(value, 'blocks');
  const results = (Array.isArray(declared) ? declared : []).map((entry: unknown, index) => ({
    index,
    ...validateBlock({ file, path: ['blocks', index], number: index + 1, pageName: name }, entry),
  }));
  return {
    source,
    key: source.path,
    file,
    name,
    shell: parsed.data,
    blocks: results.flatMap(({ index, block }) => (block ? [{ index, block }] : [])),
    problems: [...shellProblems, ...results.flatMap((result) => result.problems)],
  };
}

const emptyPage = (file: YamlFile): Problem =>
  createProblem({
    code: 'empty-file',
    place: file.locate([], 'value'),
    text: file.text,
    message: 'This file is empty.',
    hint: 'A page starts with path, title, description and blocks. Fill it in or remove the file.',
  });

const fieldOf = (value: unknown, field: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, field) : undefined;
