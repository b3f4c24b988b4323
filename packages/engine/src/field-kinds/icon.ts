import { knownNames } from '../json-schema/names.ts';
import { textSchema } from '../json-schema/text-schema.ts';
import { nearestName } from '../problems/nearest-name.ts';
import type { FieldKindDefinition } from './field-kind-definition.ts';
import { iconFor, iconIndex } from './icon-index.ts';

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
    parent: 'nothing',
    object: 'by-schema',
  },
  docs: () => 'the name of an icon from [lucide.dev/icons](https://lucide.dev/icons)',
  sample: 'rocket',
};
