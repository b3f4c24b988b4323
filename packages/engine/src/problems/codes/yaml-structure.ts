import type { RuleInfo } from '../rule-info.ts';

/** YAML whose lines do not fit together: indentation, dashes, colons, brackets. */
export const yamlStructureCodes = {
  'missing-colon': {
    severity: 'error',
    fixable: true,
    where: 'page',
    summary: 'A field name has no colon and space after it.',
    why: 'The colon separates the name of a field from its value, and needs a space after it.',
    wrong: ['title:Home', 'description: What we do at the workshop, and for whom we have done it so far.'].join('\n'),
    right: ['title: Home', 'description: What we do at the workshop, and for whom we have done it so far.'].join('\n'),
  },
  'missing-dash': {
    severity: 'error',
    fixable: true,
    where: 'page',
    summary: 'A list has an entry without a dash.',
    why: 'Every entry of a list starts with a dash and a space.',
    wrong: ['blocks:', '  type: page-header', '  heading: Welcome'].join('\n'),
    right: ['blocks:', '  - type: page-header', '    heading: Welcome'].join('\n'),
  },
  'tab-character': {
    severity: 'error',
    fixable: true,
    where: 'page',
    summary: 'A tab stands where YAML wants spaces.',
    why: 'Tabs have no fixed width, so YAML does not take them for indentation. Most editors can be told to write spaces.',
    wrong: ['blocks:', '\t- type: page-header', '\t  heading: Welcome'].join('\n'),
    right: ['blocks:', '  - type: page-header', '    heading: Welcome'].join('\n'),
  },
  'unclosed-bracket': {
    severity: 'error',
    fixable: false,
    where: 'block',
    summary: 'A bracket is opened and never closed.',
    why: 'Brackets hold a list or a group of fields on one line; what follows belongs to it until it is closed.',
    wrong: ['type: notice', 'heading: Thank you', 'text: Your words are with us.', 'button: { label: Home, to: /'].join('\n'),
    right: ['type: notice', 'heading: Thank you', 'text: Your words are with us.', 'button: { label: Home, to: / }'].join('\n'),
  },
  'unreadable-line': {
    severity: 'error',
    fixable: false,
    where: 'page',
    summary: 'A line cannot be read as YAML.',
    why: 'Something in the line is neither a field nor an entry of a list nor a text.',
    wrong: ['title: Home]]', 'description: [What, we, do, at, the, workshop, and, for, whom]]'].join('\n'),
    right: ['title: Home', 'description: What we do at the workshop, and for whom we have done it so far'].join('\n'),
  },
  'wrong-indent': {
    severity: 'error',
    fixable: true,
    where: 'page',
    summary: 'A line does not line up with the lines that it belongs to.',
    why: 'Spaces at the beginning of a line say what it belongs to: all fields of a block start in one column.',
    wrong: ['blocks:', '  - type: page-header', '    heading: Welcome', '   text: Come in.'].join('\n'),
    right: ['blocks:', '  - type: page-header', '    heading: Welcome', '    text: Come in.'].join('\n'),
  },
} as const satisfies Readonly<Record<string, RuleInfo>>;
