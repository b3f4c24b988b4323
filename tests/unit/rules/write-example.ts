import type { allRules } from '../../../packages/engine/src/rules/rule-codes.ts';
import siteCode from '../../../src/site.ts';
import type { SiteCopy } from '../../support/site-copy.ts';
import { writeExampleFiles } from './example-files.ts';

/** True for a block with the heading of a page. `header` is the old name in the example of renamed-type. */
function hasPageHeading(block: string): boolean {
  const type = /^type: (\S+)$/m.exec(block)?.[1];
  return type === 'header' || (siteCode.isBlockType(type) && siteCode.traitsOf(type).pageHeading);
}

type CodedRule = (typeof allRules)[number];

const pageFields = (name: string): Record<string, string> => ({
  path: `path: /${name}`,
  title: `title: An example of ${name}`,
  description: `description: A page of the fixture that shows what is meant by ${name}, and nothing else.`,
  blocks: 'blocks:\n  - type: page-header\n    heading: An example',
});

/** Writes an example of a rule into the fixture site, completed to whole files. A page or block becomes `pages/<code>.yaml`. */
export function writeExample(site: SiteCopy, { code, where, ...examples }: CodedRule, side: 'wrong' | 'right'): void {
  const example = examples[side];
  if (code === 'type-and-use') site.write('shared/call.yaml', 'type: call-to-action\nheading: Ready?\nbutton: { label: Yes, to: / }\n');
  if (where === 'file') writeExampleFiles(site, code, side);
  else if (where === 'record') writeRecords(site, example);
  else if (where === 'settings') site.write('site.yaml', withSettings(site.read('site.yaml'), withFixtureColors(example)));
  else site.write(`pages/${code}.yaml`, pageWith(code, where === 'page' ? example : blocksWith(example)));
}

const blocksWith = (block: string): string =>
  `blocks:\n${entry(block)}${hasPageHeading(block) ? '' : entry('type: page-header\nheading: An example')}`;

/** Returns an excerpt of a page with the required fields that it does not contain. */
function pageWith(name: string, excerpt: string): string {
  const missing = Object.entries(pageFields(name)).flatMap(([field, line]) => (new RegExp(`^${field}:`, 'm').test(excerpt) ? [] : [line]));
  const [blocks, rest] = [missing.filter((line) => line.startsWith('blocks')), missing.filter((line) => !line.startsWith('blocks'))];
  const text = /^%/.test(excerpt) ? [excerpt, ...rest, ...blocks] : [...rest, excerpt, ...blocks];
  return `${text.join('\n').replace(/\n$/, '')}\n`.replace(
    /(use: \S+\n(?: {4}.*\n)*)$/,
    '$1  - type: page-header\n    heading: An example\n',
  );
}

const entry = (block: string): string => `  - ${block.split('\n').join('\n    ')}\n`;

/** Writes the fields of each record into the fixture's record with that id. New and repeated records are appended. */
function writeRecords(site: SiteCopy, example: string): void {
  const [, file = ''] = /^# (\S+)\n/.exec(example) ?? [];
  const body = example.slice(example.indexOf('\n') + 1);
  if (!body.startsWith('- ')) {
    site.write(file, `${body}\n`);
    return;
  }
  const seen = new Set<string>();
  let text = site.read(file);
  for (const record of body.split(/^(?=- id: )/m)) {
    const [, id = ''] = /^- id: (\S+)/.exec(record) ?? [];
    const isThere = new RegExp(`^- id: ${id}$`, 'm').test(text) && !seen.has(id);
    seen.add(id);
    if (isThere)
      for (const [, field = '', value = ''] of record.matchAll(/^ {2}(\w+):([^\n]*(?:\n {4}[^\n]*)*)/gm))
        text = withField(text, id, field, value);
    else text += `${record.trimEnd()}\n`;
  }
  site.write(file, text);
}

function withField(text: string, id: string, field: string, value: string): string {
  const pattern = new RegExp(`(^- id: ${id}\\n(?: {2,}.*\\n)*? {2}${field}:)[^\\n]*(?:\\n {4}[^\\n]*)*`, 'm');
  return text.replace(pattern, (_, lead: string) => `${lead}${value}`);
}

/** Returns an example with the fixture's names of colours. Examples use neutral ones, because each site declares its own. */
const withFixtureColors = (example: string): string => example.replace(/^ {4}text:/m, '    dark:').replace(/^ {4}accent:/m, '    primary:');

/** Replaces the fixture's lines by the lines of an excerpt with the same field names. Appends an excerpt whose first line is new. */
function withSettings(settings: string, excerpt: string): string {
  const [top = ''] = excerpt.split('\n');
  if (!settings.includes(`\n${top}\n`)) return `${settings}${excerpt}\n`;
  return excerpt
    .split('\n')
    .filter((line) => /:\s*\S/.test(line))
    .reduce((text, line) => text.replace(new RegExp(`^${line.split(':', 1).join('')}:.*$`, 'm'), () => line), settings);
}
