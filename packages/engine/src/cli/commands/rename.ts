import { required } from '../declare/argument.ts';
import { type Command, type CommandGroup, defineCommand } from '../declare/command.ts';
import { site } from '../declare/folder-options.ts';
import { now } from '../declare/now-option.ts';
import { flag } from '../declare/option.ts';

const dryRun = flag('only show what would change');

const page = defineCommand({
  name: 'page',
  summary: 'Give a page another path, and change every link to it',
  details: 'The old path redirects to the new one.',
  arguments: { from: required('the path of the page'), to: required('its new path') },
  options: { site, now, 'dry-run': dryRun, file: flag('rename its file as well') },
  examples: [
    { words: '/old-path /new-path', does: 'changes the path' },
    { words: '/old-path /new-path --file --dry-run', does: 'shows what would change, with the new name of the file' },
  ],
  run: async ({ args, options: { site: siteDir, now: clock, 'dry-run': isDryRun, file }, project }) => {
    const { renameContent } = await import('../rename.ts');
    return renameContent('page', { ...project, ...args, siteDir, clock, isDryRun, moveFile: file });
  },
});

const other = (kind: 'record' | 'media', declared: Pick<Command, 'summary' | 'examples'> & { what: string }): Command => {
  const { what, ...rest } = declared;
  return defineCommand({
    ...rest,
    name: kind,
    arguments: { from: required(what), to: required('its new name') },
    options: { site, now, 'dry-run': dryRun },
    run: async ({ args, options: { site: siteDir, now: clock, 'dry-run': isDryRun }, project }) => {
      const { renameContent } = await import('../rename.ts');
      return renameContent(kind, { ...project, ...args, siteDir, clock, isDryRun, moveFile: false });
    },
  });
};

const record = other('record', {
  summary: 'Give a record another id, and change every place that names it',
  what: 'the record as collection/id or list/id',
  examples: [{ words: 'web/old-id new-id', does: 'changes the id' }],
});

const media = other('media', {
  summary: 'Give a file in media another name, and change every place that names it',
  what: 'the file, such as /media/team.jpg',
  examples: [{ words: '/media/old.jpg /media/new.jpg', does: 'renames the picture and its encoded widths' }],
});

export const rename: CommandGroup = {
  name: 'rename',
  summary: 'Rename a page, a record or a file in media everywhere',
  commands: [page, record, media],
};
