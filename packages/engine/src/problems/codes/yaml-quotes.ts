import type { RuleInfo } from '../rule-info.ts';

/** Texts that need quotes in YAML, or other quotes. */
export const yamlQuoteCodes = {
  'backslash-in-text': {
    severity: 'error',
    fixable: true,
    where: 'page',
    summary: 'A backslash within double quotes begins a sign that does not exist.',
    why: 'In double quotes a backslash says that the next letter is special. Two backslashes stand for one.',
    wrong: 'title: "Save it in C:\\web"',
    right: 'title: "Save it in C:\\\\web"',
  },
  'colon-in-text': {
    severity: 'error',
    fixable: true,
    where: 'page',
    summary: 'A text contains a colon followed by a space.',
    why: 'A colon and a space start a new field. Quotes make them part of the text.',
    wrong: 'title: Services: web and app',
    right: 'title: "Services: web and app"',
  },
  'hash-without-quotes': {
    severity: 'error',
    fixable: true,
    where: 'settings',
    summary: 'A value starts with # and has no quotes.',
    why: 'A # begins a comment, so the field is empty. Quotes make it part of the value.',
    wrong: ['theme:', '  colors:', '    text: #15142b'].join('\n'),
    right: ['theme:', '  colors:', '    text: "#15142b"'].join('\n'),
  },
  'quote-in-text': {
    severity: 'error',
    fixable: true,
    where: 'page',
    summary: 'A quote within a text ends it too early.',
    why: 'A text in quotes ends at the next quote of the same kind. Other quotes around it keep it whole.',
    wrong: "title: 'What's new'",
    right: 'title: "What\'s new"',
  },
  'special-character': {
    severity: 'error',
    fixable: true,
    where: 'page',
    summary: 'A text starts with a sign that means something else to YAML.',
    why: 'At the beginning of a value the signs @ % ` * & ! | > [ { are orders and no letters. Quotes make them letters.',
    wrong: ['title: "Home"', 'description: @studio is our name on every network where we show work'].join('\n'),
    right: ['title: "Home"', 'description: "@studio is our name on every network where we show work"'].join('\n'),
  },
  'unclosed-quote': {
    severity: 'error',
    fixable: false,
    where: 'page',
    summary: 'A quote is opened and never closed.',
    why: 'Without its second quote a text goes on to the end of the file.',
    wrong: ['title: "Home', 'description: What we do at the workshop, and for whom we have done it so far.'].join('\n'),
    right: ['title: "Home"', 'description: What we do at the workshop, and for whom we have done it so far.'].join('\n'),
  },
} as const satisfies Readonly<Record<string, RuleInfo>>;
