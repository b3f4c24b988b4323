import type { RuleInfo } from '../rule-info.ts';

/** Problems of the structure of YAML: indentation, dashes, colons, brackets. */
export const yamlStructureCodes = {
  'missing-colon': {
    severity: 'error',
    fixable: true,
    where: 'page',
    summary: 'There is no colon and space after a field name.',
    why: 'The colon separates the name of a field from its value. It needs a space after it.',
    wrong: ['title:Prices', 'description: What we do at the workshop, and for whom we have done it so far.'].join('\n'),
    right: ['title: Prices', 'description: What we do at the workshop, and for whom we have done it so far.'].join('\n'),
  },
  'missing-dash': {
    severity: 'error',
    fixable: true,
    where: 'page',
    summary: 'A list has an entry without a dash.',
    why: 'Every entry of a list starts with a dash and a space.',
    wrong: ['blocks:', '  type: hero', '  heading: Welcome'].join('\n'),
    right: ['blocks:', '  - type: hero', '    heading: Welcome'].join('\n'),
  },
  'tab-character': {
    severity: 'error',
    fixable: true,
    where: 'page',
    summary: 'A line contains a tab where YAML requires spaces.',
    why: 'Tabs have no fixed width, so YAML does not accept them as indentation. Most editors have a setting to insert spaces instead.',
    wrong: ['blocks:', '\t- type: hero', '\t  heading: Welcome'].join('\n'),
    right: ['blocks:', '  - type: hero', '    heading: Welcome'].join('\n'),
  },
  'unclosed-bracket': {
    severity: 'error',
    fixable: false,
    where: 'block',
    summary: 'A bracket is opened and never closed.',
    why: 'Brackets contain a list or a group of fields. Without the closing bracket, the list continues with the next lines.',
    wrong: ['type: banner', 'heading: Ready?', 'button: { label: Home, to: /'].join('\n'),
    right: ['type: banner', 'heading: Ready?', 'button: { label: Home, to: / }'].join('\n'),
  },
  'unreadable-line': {
    severity: 'error',
    fixable: false,
    where: 'page',
    summary: 'A line cannot be read as YAML.',
    why: 'Part of the line is neither a field nor a list entry nor a text.',
    wrong: ['title: Prices]]', 'description: [What, we, do, at, the, workshop, and, for, whom]]'].join('\n'),
    right: ['title: Prices', 'description: What we do at the workshop, and for whom we have done it so far'].join('\n'),
  },
  'wrong-indent': {
    severity: 'error',
    fixable: true,
    where: 'page',
    summary: 'A line is not indented like the other lines of its block.',
    why: 'The spaces at the start of a line decide where it belongs. All fields of a block start in the same column.',
    wrong: ['blocks:', '  - type: hero', '    heading: Welcome', '   text: Come in.'].join('\n'),
    right: ['blocks:', '  - type: hero', '    heading: Welcome', '    text: Come in.'].join('\n'),
  },
} as const satisfies Readonly<Record<string, RuleInfo>>;
