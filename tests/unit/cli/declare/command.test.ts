import { expect, test } from 'vitest';
import { defineSiteCommand, flag, optional, textOption } from '../../../../packages/engine/src/cli/declare/command.ts';

test('an option is named like its key, with hyphens, or has a name of its own; the action receives the keys', async () => {
  const calls: unknown[] = [];
  const command = defineSiteCommand({
    name: 'count',
    summary: 'Count files',
    arguments: { folder: optional('the folder') },
    options: {
      dryRun: flag('only print'),
      hasMedia: flag('count media', 'media'),
      label: { ...textOption('the label', 'TEXT', 'Files'), name: 'with-label' },
    },
    examples: [{ words: 'pages', does: 'counts the pages' }],
    run: async ({ args, options, project }) => calls.push({ ...args, ...options, ...project }),
  });
  expect(Object.keys(command.options)).toEqual(['dry-run', 'media', 'with-label']);
  await command.run({ words: { folder: ['pages'] }, options: { 'dry-run': 'true', 'with-label': 'Pages' } }, { root: '/project' });
  expect(calls).toEqual([{ folder: 'pages', dryRun: true, hasMedia: false, label: 'Pages', root: '/project' }]);
});
