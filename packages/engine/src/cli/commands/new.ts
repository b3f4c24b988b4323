import { optional, required } from '../declare/argument.ts';
import { type CommandGroup, defineCommand } from '../declare/command.ts';
import { site, unusedSite } from '../declare/folder-options.ts';
import { now } from '../declare/now-option.ts';
import { flag, textOption } from '../declare/option.ts';
import { UsageError } from '../declare/usage-error.ts';

const page = defineCommand({
  name: 'page',
  summary: 'Write a page that starts from a preset',
  details: 'In a terminal, asks for missing values and lists the presets.',
  arguments: { path: optional('the path of the page, such as /spring-offer') },
  options: {
    site,
    now,
    title: textOption('the title, as search results show it', 'TEXT', '"Spring offer"'),
    description: textOption('one or two sentences for search results', 'TEXT', '"Everything about our offers in spring."'),
    preset: textOption('the preset to start from (default: landing, or the first by name)', 'NAME', 'offer'),
    'in-navigation': textOption('add the page to the navigation with this link text', 'TEXT', '"Offers"'),
    list: flag('list the presets, and write nothing'),
  },
  examples: [
    { words: '/spring-offer', does: 'asks for title and description' },
    { words: '/spring-offer --title "Spring offer" --description "All offers in spring."', does: 'asks nothing' },
    { words: '--list', does: 'lists the presets' },
  ],
  run: async ({
    args: { path },
    options: { site: siteDir, now: clock, title, description, preset, 'in-navigation': label, list },
    project,
  }) => {
    if (list) {
      if (path !== undefined) throw new UsageError('--list writes no page. Leave out the path, or --list.');
      const { listPresets } = await import('../new/list-presets.ts');
      return listPresets({ ...project, siteDir });
    }
    const { newPage } = await import('../new/new-page.ts');
    return newPage({ ...project, siteDir, clock, given: { path, title, description, preset, label } });
  },
});

const block = defineCommand({
  name: 'block',
  summary: 'Write the files of a block type, for developers',
  arguments: { name: required('the name of the block type') },
  options: {
    site: unusedSite,
    enhance: flag('make it a block with a small script for the browser, without React'),
    interactive: flag('make it a block whose component React also runs in the browser'),
  },
  examples: [
    { words: 'promo-banner', does: 'writes a static block type' },
    { words: 'price-switch --enhance', does: 'writes one with a script for the browser' },
    { words: 'price-filter --interactive', does: 'writes one that React also runs in the browser' },
  ],
  run: async ({ args: { name }, options: { enhance, interactive }, project }) => {
    if (enhance && interactive) throw new Error('Use --enhance or --interactive, not both.');
    const { newBlock } = await import('../new/new-block.ts');
    return newBlock({ ...project, name, kind: enhance ? 'enhance' : interactive ? 'interactive' : 'static' });
  },
});

const collection = defineCommand({
  name: 'collection',
  summary: 'Write the files of a collection, for developers',
  details: 'Writes its schema, its line in the list of collections, and a first record.',
  arguments: { name: required('the name of the collection') },
  options: { site, page: flag('write a page file as well, which makes a page for every record') },
  examples: [
    { words: 'team', does: 'writes a collection whose records blocks show' },
    { words: 'case-studies --page', does: 'writes one whose records also have a page each' },
  ],
  run: async ({ args: { name }, options: { site: siteDir, page: hasPages }, project }) => {
    const { newCollection } = await import('../new/new-collection.ts');
    return newCollection({ ...project, siteDir, name, hasPages });
  },
});

const strings = defineCommand({
  name: 'strings',
  summary: 'Write the interface texts that a language lacks, in English, to translate them',
  details: 'Adds what is missing to strings/<language>.yaml, and keeps the rest of the file.',
  arguments: { language: required('the language, as in site.yaml') },
  options: { site },
  examples: [{ words: 'pt-PT', does: 'writes strings/pt-PT.yaml' }],
  run: async ({ args: { language }, options: { site: siteDir }, project }) => {
    const { newStrings } = await import('../new/new-strings.ts');
    return newStrings({ ...project, siteDir, language });
  },
});

export const newGroup: CommandGroup = {
  name: 'new',
  summary: 'Write a new page, block type, collection or file of interface texts',
  commands: [page, block, collection, strings],
  siteExamples: async (project) => (await import('../new/site-examples.ts')).newExamples(project),
};
