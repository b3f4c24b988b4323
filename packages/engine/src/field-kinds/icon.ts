import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { z } from 'zod';
import { knownNames, textSchema } from '../json-schema/json-schema.ts';
import { nearestName } from '../problems/nearest-name.ts';
import type { IconShapes } from '../schema/resolved.ts';
import type { FieldKindDefinition } from './field-kind-definition.ts';

/** A Lucide icon by name. Resolves to its shapes. */
export const iconKind: FieldKindDefinition<'icon'> = {
  explain: 'by-schema',
  resolve: ({ value, at }, context) => {
    const name = String(value);
    const shapes = iconIndex().get(name);
    if (shapes) return shapes;
    const nearest = iconFor(name) ?? nearestName(name, [...iconIndex().keys()]);
    context.report({
      code: 'unknown-icon',
      at,
      message: `There is no icon "${name}".${nearest ? ` Did you mean "${nearest}"?` : ''}`,
      hint: 'Choose an icon on lucide.dev/icons.',
      nearest,
    });
    return undefined;
  },
  references: ({ value, at }) => [{ kind: 'icon', target: String(value), path: at }],
  editor: {
    value: (_, { definitions }) => {
      const icons = definitions.refer('icon', () =>
        knownNames([...iconIndex().keys()], 'There is no icon with this name. Choose one on lucide.dev/icons.'),
      );
      return { ...textSchema, allOf: [icons] };
    },
  },
  docs: () => 'the name of an icon from [lucide.dev/icons](https://lucide.dev/icons)',
  sample: 'rocket',
};

/** All Lucide icons by name. */
type IconIndex = Pick<ReadonlyMap<string, IconShapes>, 'get' | 'has' | 'keys'>;

const tagsSchema = z.record(z.string(), z.array(z.string()));

const nodesSchema = z.record(z.string(), z.unknown());
const shapesSchema = z.array(z.tuple([z.string(), z.record(z.string(), z.string())]));

let loaded: IconIndex | undefined;

/** The icons of the library. Reads its file on the first call, and validates an icon when it is looked up. */
export function iconIndex(): IconIndex {
  loaded ??= readIcons();
  return loaded;
}

function readIcons(): IconIndex {
  const file = createRequire(import.meta.url).resolve('lucide-static/icon-nodes.json');
  const nodes = new Map(Object.entries(nodesSchema.parse(JSON.parse(readFileSync(file, 'utf8')))));
  const cache = new Map<string, IconShapes>();
  return {
    has: (name) => nodes.has(name),
    keys: () => nodes.keys(),
    get: (name) => {
      const shapes = cache.get(name) ?? (nodes.has(name) ? shapesSchema.parse(nodes.get(name)) : undefined);
      if (shapes) cache.set(name, shapes);
      return shapes;
    },
  };
}

let tags: [name: string, words: string[]][] | undefined;

/** Returns the icon that a word describes best by the tags of the library, such as `house` for `home`. Reads their file on the first call. */
function iconFor(word: string): string | undefined {
  tags ??= Object.entries(readTags());
  const tagged = tags.flatMap(([name, words]) => {
    const rank = words.indexOf(word.toLowerCase());
    return rank < 0 ? [] : [{ name, rank }];
  });
  return tagged.sort((a, b) => a.rank - b.rank || a.name.length - b.name.length)[0]?.name;
}

function readTags(): z.output<typeof tagsSchema> {
  const file = createRequire(import.meta.url).resolve('lucide-static/tags.json');
  return tagsSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
}
