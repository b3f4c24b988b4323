import { knownNames } from '../json-schema/names.ts';
import { textSchema } from '../json-schema/text-schema.ts';
import { mediaPath } from '../media/published-media.ts';
import { acceptedWords } from './editor/accepted-words.ts';
import { explainMediaPath } from './explain/explain-media-path.ts';
import type { FieldKindDefinition } from './field-kind-definition.ts';

/** A media file that is published unchanged: a font, a picture for other sites. It resolves to its address. */
export const fileKind: FieldKindDefinition<'file'> = {
  explain: { text: explainMediaPath, unquoted: 'add-quotes' },
  resolve: ({ mark: { pixels }, value, at }, context) => {
    const facts = context.media(String(value), 'file', at);
    if (pixels && facts?.size && (facts.size.width !== pixels.width || facts.size.height !== pixels.height)) {
      context.report({
        code: 'social-image-size',
        at,
        message: `This picture is ${facts.size.width} by ${facts.size.height} pixels, and pages say ${pixels.width} by ${pixels.height}.`,
        hint: `Export it with ${pixels.width} by ${pixels.height} pixels: social networks cut or blur other sizes.`,
      });
    }
    return facts && context.fileAddress(mediaPath(facts.publishedName));
  },
  references: ({ value, at }) => [{ kind: 'media', target: String(value), path: at }],
  editor: {
    value: ({ schema }, { targets }) => {
      const fitting = targets.media.filter((path) => schema.safeParse(path).success);
      const errorMessage = `This file does not exist in media/. Write ${acceptedWords(schema) ?? 'the path of a file'}.`;
      return { ...textSchema, ...knownNames(fitting, errorMessage) };
    },
    parent: 'nothing',
    object: 'by-schema',
  },
  docs: 'by-schema',
  sample: '/media/your-file.png',
};
