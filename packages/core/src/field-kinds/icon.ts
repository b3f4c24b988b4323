import { knownNames, textValue } from '../json-schema/json-schema.ts';
import { nearestName } from '../problems/nearest-name.ts';
import type { FieldKindDefinition } from './field-kind-definition.ts';

/** A Lucide icon by name. Resolves to its shapes. */
export const iconKind: FieldKindDefinition<'icon'> = {
  explain: 'by-schema',
  resolve: ({ value, at }, context) => {
    const name = String(value);
    const shapes = context.host.icons.get(name);
    if (shapes) return shapes;
    const nearest = context.host.icons.describedBy(name) ?? nearestName(name, context.host.icons.names());
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
    value: (_, { definitions, icons }) => {
      const known = definitions.refer('icon', () =>
        knownNames(icons.names(), 'There is no icon with this name. Choose one on lucide.dev/icons.'),
      );
      return { ...textValue, allOf: [known] };
    },
  },
  docs: () => 'the name of an icon from [lucide.dev/icons](https://lucide.dev/icons)',
  sample: 'rocket',
};
