import type { RuleInfo } from '../rule-info.ts';

/** Problems of texts that need quotes in YAML, or other quotes. */
export const yamlQuoteCodes = {
  'backslash-in-text': {
    severity: 'error',
    fixable: true,
    where: 'page',
    summary: 'A text in double quotes contains a single backslash.',
    why: 'In double quotes, a backslash gives the next letter a special meaning. Write two backslashes to get one.',
    wrong: 'title: "Save it in C:\\web"',
    right: 'title: "Save it in C:\\\\web"',
  },
  'colon-in-text': {
    severity: 'error',
    fixable: true,
    where: 'page',
    summary: 'A text contains a colon followed by a space.',
    why: 'In YAML, a colon and a space start a new field. Quotes make them part of the text.',
    wrong: 'title: Made here: chairs and tables',
    right: 'title: "Made here: chairs and tables"',
  },
  'hash-without-quotes': {
    severity: 'error',
    fixable: true,
    where: 'settings',
    summary: 'A value starts with # and has no quotes.',
    why: 'In YAML, # starts a comment, so the field is empty. Quotes make it part of the value.',
    wrong: ['theme:', '  colors:', '    text: #15142b'].join('\n'),
    right: ['theme:', '  colors:', '    text: "#15142b"'].join('\n'),
  },
  'quote-in-text': {
    severity: 'error',
    fixable: true,
    where: 'page',
    summary: 'A quote inside a text ends the text too early.',
    why: 'A text in quotes ends at the next quote of the same kind. Put the other kind of quotes around it.',
    wrong: "title: 'What's new'",
    right: 'title: "What\'s new"',
  },
  'special-character': {
    severity: 'error',
    fixable: true,
    where: 'page',
    summary: 'A text starts with a character that has a special meaning in YAML.',
    why: 'At the start of a value, the characters @ % ` * & ! | > [ { have a special meaning in YAML. Quotes make them normal characters.',
    wrong: ['title: "Prices"', 'description: @workshop is our name on every network where we show work'].join('\n'),
    right: ['title: "Prices"', 'description: "@workshop is our name on every network where we show work"'].join('\n'),
  },
  'unclosed-quote': {
    severity: 'error',
    fixable: false,
    where: 'page',
    summary: 'A text starts with a quote and has no closing quote.',
    why: 'Without the closing quote, the text continues to the end of the file.',
    wrong: ['title: "Prices', 'description: What we do at the workshop, and for whom we have done it so far.'].join('\n'),
    right: ['title: "Prices"', 'description: What we do at the workshop, and for whom we have done it so far.'].join('\n'),
  },
} as const satisfies Readonly<Record<string, RuleInfo>>;
