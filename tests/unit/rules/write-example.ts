import type { allRules } from '../../../packages/core/src/rules/rule-codes.ts';
import { exampleSchemas } from '../../sites/examples/schemas/index.ts';
import type { SiteCopy } from '../../support/site-copy.ts';
import { writeExampleFiles } from './example-files.ts';

type CodedRule = (typeof allRules)[number];

const pageFields = (name: string): Record<string, string> => ({
  path: `path: /${name}`,
  title: `title: An example of ${name}`,
  description: `description: A page of the example site that shows what is meant by ${name}, and nothing else.`,
  blocks: 'blocks:\n  - type: hero\n    heading: An example',
});

/**
 * Writes an example of a rule into a copy of the example site, completed to whole files. A page or block becomes
 * `pages/<code>.yaml`, and a record replaces the file that its comment names.
 */
export function writeExample(site: SiteCopy, { code, where, ...examples }: CodedRule, side: 'wrong' | 'right'): void {
  const example = examples[side];
  if (where === 'file') writeExampleFiles(site, code, side);
  else if (where === 'record') writeRecords(site, example);
  else if (where === 'settings') site.write('site.yaml', withSettings(site.read('site.yaml'), example));
  else site.write(`pages/${code}.yaml`, pageWith(code, where === 'page' ? example : blocksWith(example)));
}

const blocksWith = (block: string): string =>
  `blocks:\n${entry(block)}${hasPageHeading(block) ? '' : entry('type: hero\nheading: An example')}`;

/** True for a block with the heading of a page. `header` is the old name of `hero`. */
function hasPageHeading(block: string): boolean {
  const type = /^type: (\S+)$/m.exec(block)?.[1];
  return type === 'header' || (exampleSchemas.isBlockType(type) && exampleSchemas.traitsOf(type).pageHeading);
}

const entry = (block: string): string => `  - ${block.split('\n').join('\n    ')}\n`;

/** Returns an excerpt of a page with the required fields that it does not contain. A directive stays in the first line. */
function pageWith(name: string, excerpt: string): string {
  const missing = Object.entries(pageFields(name)).filter(([field]) => !new RegExp(`^${field}:`, 'm').test(excerpt));
  const linesOf = (isBlocks: boolean): string[] => missing.filter(([field]) => (field === 'blocks') === isBlocks).map(([, line]) => line);
  const text = excerpt.startsWith('%') ? [excerpt, ...linesOf(false)] : [...linesOf(false), excerpt];
  return `${[...text, ...linesOf(true)].join('\n').trimEnd()}\n`;
}

/** Writes the file of a collection. The comment in the first line names it. */
function writeRecords(site: SiteCopy, example: string): void {
  const [, file = '', records = ''] = /^# (\S+)\n([\s\S]*)$/.exec(example) ?? [];
  site.write(file, `${records}\n`);
}

/** Replaces the lines with the same field names by those of an excerpt. Appends an excerpt whose first line is new. */
function withSettings(settings: string, excerpt: string): string {
  const [top = ''] = excerpt.split('\n');
  if (!settings.includes(`\n${top}\n`)) return `${settings}${excerpt}\n`;
  return excerpt
    .split('\n')
    .filter((line) => /:\s*\S/.test(line))
    .reduce((text, line) => text.replace(new RegExp(`^${line.split(':', 1).join('')}:.*$`, 'm'), () => line), settings);
}
