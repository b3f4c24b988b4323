import { basename, extname } from 'node:path';
import { knownNames } from '../json-schema/names.ts';
import { textSchema } from '../json-schema/text-schema.ts';
import { mediaPath } from '../media/published-media.ts';
import { explainMediaPath } from './explain/explain-media-path.ts';
import type { FieldKindDefinition } from './field-kind-definition.ts';

/** A media file that visitors download. It resolves to its address, its size and its type. */
export const downloadKind: FieldKindDefinition<'download'> = {
  explain: { text: explainMediaPath, unquoted: 'add-quotes' },
  resolve: ({ value, at }, context) => {
    const path = String(value);
    const facts = context.media(path, 'file', at);
    if (!facts) return undefined;
    const type = extname(path).slice(1).toLowerCase();
    return {
      href: context.fileAddress(mediaPath(facts.publishedName)),
      name: basename(path),
      bytes: facts.bytes,
      type,
      isPicture: facts.size !== undefined,
    };
  },
  references: ({ value, at }) => [{ kind: 'media', target: String(value), path: at }],
  editor: {
    value: ({ schema }, { targets, definitions }) => {
      const files = definitions.refer('download', () =>
        knownNames(
          targets.media.filter((path) => schema.safeParse(path).success),
          'This file does not exist in media/. Write the path exactly like the name of the file.',
        ),
      );
      return { ...textSchema, allOf: [files] };
    },
    parent: 'nothing',
    object: 'by-schema',
  },
  docs: () => 'a file in `media/` to download, such as a .pdf file or a picture for the press',
  sample: '/media/your-file.pdf',
};
