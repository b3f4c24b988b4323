import { type Command, type CommandGroup, defineCommand, flag, required } from '../declare/command.ts';
import { now, site } from '../declare/shared-options.ts';

const options = { siteDir: site, clock: now, isDryRun: flag('only show what would change', 'dry-run') };

const page = defineCommand({
  name: 'page',
  summary: 'Change the path of a page, and every link to it',
  details: 'The old path redirects to the new one, if a release build has published it.',
  arguments: { from: required('the path of the page'), to: required('its new path') },
  options: { ...options, moveFile: flag('rename its file as well', 'file') },
  examples: [
    { words: '/old-path /new-path', does: 'changes the path' },
    { words: '/old-path /new-path --file --dry-run', does: 'shows the changes, including the new name of the file' },
  ],
  run: async ({ args, options, project }) => (await import('../rename.ts')).renameContent('page', { ...project, ...args, ...options }),
});

const other = (kind: 'record' | 'field' | 'media', declared: Pick<Command, 'summary' | 'examples'> & { what: string }): Command => {
  const { what, ...rest } = declared;
  return defineCommand({
    ...rest,
    name: kind,
    arguments: { from: required(what), to: required('its new name') },
    options,
    run: async ({ args, options, project }) => {
      const { renameContent } = await import('../rename.ts');
      return renameContent(kind, { ...project, ...args, ...options, moveFile: false });
    },
  });
};

const record = other('record', {
  summary: 'Change the id of a record, and every reference to it',
  what: 'the record as collection/id or list/id',
  examples: [{ words: 'web/old-id new-id', does: 'changes the id' }],
});

const field = other('field', {
  summary: 'Change the name of a field of a type, and everything that names it',
  what: 'the field as type.field',
  examples: [{ words: 'dishes.price cost', does: 'changes the type, its records, their translations and the blocks' }],
});

const media = other('media', {
  summary: 'Rename a file in media, and change every reference to it',
  what: 'the file, such as /media/team.jpg',
  examples: [{ words: '/media/old.jpg /media/new.jpg', does: 'renames the picture and its encoded widths' }],
});

export const rename: CommandGroup = {
  name: 'rename',
  summary: 'Rename a page, a record, a field of a type or a file in media everywhere',
  commands: [page, record, field, media],
  siteExamples: async (project) => (await import('../site-examples.ts')).renameExamples(project),
};
