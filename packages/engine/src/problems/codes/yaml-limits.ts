import type { RuleInfo } from '../rule-info.ts';

/** Problems of valid YAML that the reader does not accept, and of files that contain several versions. */
export const yamlLimitCodes = {
  'duplicate-key': {
    severity: 'error',
    fixable: false,
    where: 'block',
    summary: 'A field is written twice in the same place.',
    why: 'Only one of the two values can be used. Often the dash of a new list entry is missing.',
    wrong: ['type: hero', 'heading: Chairs', 'heading: Chairs and tables'].join('\n'),
    right: ['type: hero', 'heading: Chairs and tables'].join('\n'),
  },
  'merge-conflict': {
    severity: 'error',
    fixable: false,
    where: 'page',
    summary: 'The file contains two versions that were not merged.',
    why: 'Version control (Git) left both versions in the file, so that a person chooses one.',
    wrong: ['<<<<<<< HEAD', 'title: Chairs', '=======', 'title: Chairs and tables', '>>>>>>> new-titles'].join('\n'),
    right: 'title: Chairs and tables',
  },
  'nested-too-deeply': {
    severity: 'error',
    fixable: false,
    where: 'block',
    summary: 'Lists or fields are nested more than 32 levels deep.',
    why: 'No field needs that. Usually there are too many brackets or dashes.',
    wrong: ['type: hero', 'heading: [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[Welcome]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]'].join('\n'),
    right: ['type: hero', 'heading: Welcome'].join('\n'),
  },
  'no-aliases': {
    severity: 'error',
    fixable: false,
    where: 'block',
    summary: 'The file repeats a part of itself with a YAML alias (*name).',
    why: 'Aliases can make a small file huge, and readers do not see the text that they stand for.',
    wrong: ['type: hero', 'heading: &words The workshop', 'text: *words'].join('\n'),
    right: ['type: hero', 'heading: The workshop', 'text: The workshop'].join('\n'),
  },
  'no-directives': {
    severity: 'error',
    fixable: false,
    where: 'page',
    summary: 'A line starts with %, which is a YAML directive.',
    why: 'Directives change how YAML is read: the word "no" would no longer be a text.',
    wrong: ['%YAML 1.1', '---', 'title: Prices'].join('\n'),
    right: 'title: Prices',
  },
  'second-document': {
    severity: 'error',
    fixable: false,
    where: 'page',
    summary: 'A line with three dashes (---) starts a second YAML document.',
    why: 'A file contains one page or one list of records. A second one would be ignored.',
    wrong: ['title: Prices', '---', 'title: About us'].join('\n'),
    right: 'title: Prices',
  },
} as const satisfies Readonly<Record<string, RuleInfo>>;
