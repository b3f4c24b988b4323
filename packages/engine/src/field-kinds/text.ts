import { nonEmptyTextSchema } from '../json-schema/text-schema.ts';
import { explainHiddenCharacter } from './explain/explain-hidden-character.ts';
import type { FieldKindDefinition } from './field-kind-definition.ts';

/** Plain text. Markup in it is shown as written. */
export const textKind: FieldKindDefinition<'text'> = {
  explain: { text: explainHiddenCharacter, unquoted: 'add-quotes' },
  resolve: ({ value, at }, context) => {
    const text = String(value);
    context.addText({ text, at, isRich: false });
    return text;
  },
  references: 'none',
  editor: { value: () => nonEmptyTextSchema, parent: 'nothing', object: 'by-schema' },
  docs: () => 'a text',
  sample: 'Your words',
};
