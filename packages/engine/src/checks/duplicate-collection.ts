import { createProblem } from '../problems/create-problem.ts';
import type { YamlFile } from '../yaml/yaml-file.ts';
import type { Check } from './check.ts';

/** One collection is one file. The later of two gets the problem, which names both; the first is the one that is read. */
export const duplicateCollection: Check = ({ collections }) => {
  const owners = new Map<string, YamlFile>();
  return collections.flatMap(({ name, file }) => {
    if (name === undefined) return [];
    const owner = owners.get(name);
    owners.set(name, owner ?? file);
    if (!owner) return [];
    return [
      createProblem({
        code: 'duplicate-collection',
        place: file.locate([], 'value'),
        text: file.text,
        message: `Two files hold the collection ${name}: ${owner.shown} and ${file.shown}. Only the first is read.`,
        hint: `Move the records of ${file.shown} into ${owner.shown}, and remove ${file.shown}.`,
      }),
    ];
  });
};
