import type { ValidCollection } from '../../content/validate/validate-collection.ts';
import { defineRule } from '../define-rule.ts';

export const duplicateCollection = defineRule({
  code: 'duplicate-collection',
  severity: 'error',
  fixable: false,
  where: 'file',
  summary: 'Two files, or a file and a folder, contain the same collection.',
  why: 'Only the first file is used.',
  wrong: ['collections/questions.yaml', 'collections/questions.yml'].join('\n'),
  right: 'collections/questions.yaml',
  check: ({ collections }) => {
    const owners = new Map<string, ValidCollection>();
    return collections.flatMap((collection) => {
      const { name, file, isRecordFile } = collection;
      if (name === undefined) return [];
      const owner = owners.get(name);
      owners.set(name, owner ?? collection);
      if (!owner || (isRecordFile && owner.isRecordFile)) return [];
      return [
        {
          place: file.locate([], 'value'),
          text: file.readText(),
          message: `Two files contain the collection ${name}: ${owner.file.shown} and ${file.shown}. Only the first is used.`,
          hint: `Move the records of ${file.shown} into ${owner.file.shown}, and remove ${file.shown}.`,
        },
      ];
    });
  },
});
