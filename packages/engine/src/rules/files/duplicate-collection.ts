import type { YamlFile } from '../../yaml/yaml-file.ts';
import { defineRule } from '../define-rule.ts';

export const duplicateCollection = defineRule({
  code: 'duplicate-collection',
  severity: 'error',
  fixable: false,
  where: 'file',
  summary: 'Two files contain the same collection.',
  why: 'Only the first file is used.',
  wrong: ['collections/questions.yaml', 'collections/questions.yml'].join('\n'),
  right: 'collections/questions.yaml',
  check: ({ collections }) => {
    const owners = new Map<string, YamlFile>();
    return collections.flatMap(({ name, file }) => {
      if (name === undefined) return [];
      const owner = owners.get(name);
      owners.set(name, owner ?? file);
      if (!owner) return [];
      return [
        {
          place: file.locate([], 'value'),
          text: file.text,
          message: `Two files contain the collection ${name}: ${owner.shown} and ${file.shown}. Only the first is used.`,
          hint: `Move the records of ${file.shown} into ${owner.shown}, and remove ${file.shown}.`,
        },
      ];
    });
  },
});
