import { required } from '../declare/argument.ts';
import { type Command, type CommandGroup, defineCommand } from '../declare/command.ts';
import { site } from '../declare/folder-options.ts';
import { now } from '../declare/now-option.ts';
import { flag } from '../declare/option.ts';

const dryRun = flag('only show what would change');

const page = defineCommand({
  name: 'page',
  summary: 'Change the path of a page, and every link to it',
  details: 'The old path redirects to the new one, if a release build has published it.',
  arguments: { from: required('the path of the page'), to: required('its new path') },
  options: { site, now, 'dry-run': dryRun, file: flag('rename its file as well') },
  examples: [
    { words: '/old-path /new-path', does: 'changes the path' },
    { words: '/old-path /new-path --file --dry-run', does: 'shows the changes, including the new name of the file' },
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
  summary: 'Change the id of a record, and every reference to it',
  what: 'the record as collection/id or list/id',
  examples: [{ words: 'web/old-id new-id', does: 'changes the id' }],
});

const media = other('media', {
  summary: 'Rename a file in media, and change every reference to it',
  what: 'the file, such as /media/team.jpg',
  examples: [{ words: '/media/old.jpg /media/new.jpg', does: 'renames the picture and its encoded widths' }],
});

export const rename: CommandGroup = {
  name: 'rename',
  summary: 'Rename a page, a record or a file in media everywhere',
  commands: [page, record, media],
  siteExamples: async (project) => (await import('../rename/site-examples.ts')).renameExamples(project),
};
