import { type CommandGroup, defineCommand, flag, optional, required, textOption, UsageError } from '../declare/command.ts';
import { now, site, unusedSite } from '../declare/shared-options.ts';

const page = defineCommand({
  name: 'page',
  summary: 'Write a page that starts from a preset',
  details: 'In a terminal, asks for missing values and lists the presets.',
  arguments: { path: optional('the path of the page, such as /spring-offer') },
  options: {
    siteDir: site,
    clock: now,
    title: textOption('the title, as search results show it', 'TEXT', '"Spring offer"'),
    description: textOption('one or two sentences for search results', 'TEXT', '"Everything about our offers in spring."'),
    preset: textOption('the preset to start from (default: landing, or the first by name)', 'NAME', 'outline'),
    label: { ...textOption('add the page to the navigation with this link text', 'TEXT', '"Offers"'), name: 'in-navigation' },
    list: flag('list the presets, and write nothing'),
  },
  examples: [
    { words: '/spring-offer', does: 'asks for title and description' },
    { words: '/spring-offer --title "Spring offer" --description "All offers in spring."', does: 'asks nothing' },
    { words: '--list', does: 'lists the presets' },
  ],
  run: async ({ args: { path }, options: { siteDir, clock, list, ...details }, project }) => {
    const { listPresets, newPage } = await import('../new/new-page.ts');
    if (!list) return newPage({ ...project, siteDir, clock, given: { path, ...details } });
    if (path !== undefined) throw new UsageError('--list writes no page. Leave out the path, or --list.');
    return listPresets({ ...project, siteDir });
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
  arguments: { name: optional('the name of the collection') },
  options: {
    siteDir: site,
    hasPages: flag('write a page file as well, which makes a page for every record', 'page'),
    fromType: {
      ...textOption('turn a type of records into code: write its collection, and remove its file in types/', 'TYPE', 'dishes'),
      name: 'from-type',
    },
  },
  examples: [
    { words: 'team', does: 'writes a collection whose records blocks show' },
    { words: 'case-studies --page', does: 'writes one whose records also have a page each' },
    { words: '--from-type dishes', does: 'turns types/dishes.yaml into schemas/collections/dishes.ts' },
  ],
  run: async ({ args: { name }, options: { siteDir, hasPages, fromType }, project }) => {
    if (fromType !== undefined) {
      if (name !== undefined || hasPages)
        throw new UsageError('--from-type needs no name and no --page: the type has them. Leave them out.');
      return (await import('../new/collection-from-type.ts')).collectionFromType({ ...project, siteDir, type: fromType });
    }
    if (name === undefined)
      throw new UsageError('"new collection" needs NAME (the name of the collection), such as: npm run new -- collection team');
    return (await import('../new/new-collection.ts')).newCollection({ ...project, name, siteDir, hasPages });
  },
});

const strings = defineCommand({
  name: 'strings',
  summary: 'Write the interface texts that a language lacks, as Pagewright has them, or in English to translate them',
  details: 'Adds what is missing to strings/<language>.yaml, and keeps the rest of the file.',
  arguments: { language: required('the language, as in site.yaml') },
  options: { siteDir: site },
  examples: [{ words: 'pt-PT', does: 'writes strings/pt-PT.yaml' }],
  run: async ({ args, options, project }) => {
    const { installedPacks } = await import('../../files/installed-packs.ts');
    return (await import('../new/new-strings.ts')).newStrings({ ...project, ...args, ...options, packs: installedPacks() });
  },
});

export const newGroup: CommandGroup = {
  name: 'new',
  summary: 'Write a new page, block type, collection or file of interface texts',
  commands: [page, block, collection, strings],
  siteExamples: async (project) => (await import('../site-examples.ts')).newExamples(project),
};

export const create = defineCommand({
  name: 'create',
  summary: 'Write a new site as a project of its own, for developers',
  details: 'Copies the block types, components and theme of this project, which the new site owns, and the content of a starter.',
  arguments: { folder: optional('the folder of the new project, which must be empty or not exist') },
  options: {
    site: unusedSite,
    starter: textOption('the starter (default: the first one)', 'NAME', 'blank'),
    name: textOption('the name of the site (default: made from the name of the folder)', 'TEXT', '"North Lights"'),
    list: flag('list the starters, and write nothing'),
    files: textOption('only write what projects get into a file, with which the engine is packed', 'FILE', 'project-files.json'),
  },
  examples: [
    { words: '../north-lights', does: 'writes a site with a home page' },
    { words: '../north-lights --starter studio --name "North Lights"', does: 'starts from all pages of another site' },
    { words: '--list', does: 'lists the starters' },
  ],
  run: async ({ args: { folder }, options: { starter, name, list, files }, project }) => {
    if (files !== undefined) return (await import('../create/project-files.ts')).packProjectFiles(files, project);
    const { createSite, listStarters } = await import('../create/create-site.ts');
    if (list) return listStarters(project);
    if (folder === undefined) throw new UsageError('Name the folder of the new site: npm run create -- ../my-site');
    return createSite({ ...project, folder, starter, name });
  },
});

export const upgrade = defineCommand({
  name: 'upgrade',
  summary: 'Upgrade the packages of a project and its copies of the standard files, for developers',
  details: `Updates the copies that nobody changed, merges the upgrade into those that somebody did, and leaves the project's own files alone.
Everything is in one git commit.`,
  arguments: { folder: optional('the folder of the project (default: this one)') },
  options: {
    site: unusedSite,
    from: textOption(
      'the new version: a checkout of Pagewright, or a tarball (default: the newest of the registry)',
      'PATH',
      '../pagewright',
    ),
    base: textOption('a checkout of the version that made the project, if that is one without this command', 'DIR', '../old-pagewright'),
    starter: textOption('the starter of a project whose package.json does not name it', 'NAME', 'blank'),
    name: textOption('the first name of the site of such a project', 'TEXT', '"North Lights"'),
    isDryRun: flag('show what would change, and write nothing', 'dry-run'),
    isForced: flag('upgrade without a commit, also with changes that are not committed', 'force'),
  },
  examples: [
    { words: '--from ../pagewright --dry-run', does: 'shows what the version in a checkout changes' },
    { words: '--from ../pagewright', does: 'upgrades this project to it' },
    { words: '../north-lights', does: 'upgrades another project to the version of this checkout' },
  ],
  run: async ({ args, options, project }) => (await import('../upgrade/upgrade.ts')).upgradeProject({ ...project, ...args, ...options }),
});
