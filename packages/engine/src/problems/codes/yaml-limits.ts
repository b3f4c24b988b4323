import type { RuleInfo } from '../rule-info.ts';

/** Valid YAML that the reader does not accept, and files that contain several versions. */
export const yamlLimitCodes = {
  'duplicate-key': {
    severity: 'error',
    fixable: false,
    where: 'block',
    summary: 'A field is written twice in one place.',
    why: 'Only one of the two could count, and nobody could tell which. Often a dash is missing before a new entry.',
    wrong: ['type: page-header', 'heading: AI', 'heading: Machine learning'].join('\n'),
    right: ['type: page-header', 'heading: AI and machine learning'].join('\n'),
  },
  'merge-conflict': {
    severity: 'error',
    fixable: false,
    where: 'page',
    summary: 'The file holds two versions that were not merged.',
    why: 'Version control left both versions in the file, for a person to choose.',
    wrong: ['<<<<<<< HEAD', 'title: AI', '=======', 'title: Machine learning', '>>>>>>> new-titles'].join('\n'),
    right: 'title: Machine learning',
  },
  'nested-too-deeply': {
    severity: 'error',
    fixable: false,
    where: 'block',
    summary: 'Something is nested more than 32 levels deep.',
    why: 'No field needs that. It is a slip of brackets or dashes, or a file made to bring readers down.',
    wrong: ['type: page-header', 'heading: [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[Welcome]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]'].join('\n'),
    right: ['type: page-header', 'heading: Welcome'].join('\n'),
  },
  'no-aliases': {
    severity: 'error',
    fixable: false,
    where: 'block',
    summary: 'A part of the file is repeated by a name with a star.',
    why: 'Such repeats can grow without bound, and a reader does not see what they stand for.',
    wrong: [
      'type: text-image',
      'heading: &words The bench',
      'paragraphs: [*words]',
      'image: { src: /media/pictures/bench.png, alt: A workbench }',
    ].join('\n'),
    right: [
      'type: text-image',
      'heading: The bench',
      'paragraphs: [The bench]',
      'image: { src: /media/pictures/bench.png, alt: A workbench }',
    ].join('\n'),
  },
  'no-directives': {
    severity: 'error',
    fixable: false,
    where: 'page',
    summary: 'A line that starts with % gives the YAML reader an order.',
    why: 'Such orders change what words mean: "no" would no longer be a text.',
    wrong: ['%YAML 1.1', '---', 'title: Home'].join('\n'),
    right: 'title: Home',
  },
  'second-document': {
    severity: 'error',
    fixable: false,
    where: 'page',
    summary: 'A line of three dashes starts a second document.',
    why: 'A file holds one page or one list of records; a second one would not be read.',
    wrong: ['title: Home', '---', 'title: About us'].join('\n'),
    right: 'title: Home',
  },
} as const satisfies Readonly<Record<string, RuleInfo>>;
