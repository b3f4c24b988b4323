import { knownNames } from '../json-schema/names.ts';
import { textSchema } from '../json-schema/text-schema.ts';
import { resolveDrawing, resolvePicture } from '../media/published-media.ts';
import { explainMediaPath } from './explain/explain-media-path.ts';
import type { FieldKindDefinition } from './field-kind-definition.ts';
import { reportSmallPicture } from './report-small-picture.ts';

const isPicture = (path: string): boolean => /\.(?:png|jpe?g|webp|avif|svg|gif)$/i.test(path);

/** An image file without alternative text of its own: the component has it. */
export const mediaKind: FieldKindDefinition<'media'> = {
  explain: { text: explainMediaPath, unquoted: 'add-quotes' },
  resolve: ({ mark, value, at }, context) => {
    const facts = context.media(String(value), 'picture', at);
    if (facts) reportSmallPicture(facts, mark.shownWidth, at, context);
    return facts && (mark.inPage ? resolveDrawing(facts, context.fileAddress) : resolvePicture(facts, context.fileAddress));
  },
  references: ({ value, at }) => [{ kind: 'media', target: String(value), path: at }],
  editor: {
    value: (_, { targets, definitions }) => {
      const pictures = definitions.refer('picture', () =>
        knownNames(
          targets.media.filter(isPicture),
          'This image does not exist in media/. Write the path exactly like the name of the file.',
        ),
      );
      return { ...textSchema, allOf: [pictures] };
    },
    parent: 'nothing',
    object: 'by-schema',
  },
  docs: () => 'an image in `media/`',
  sample: '/media/your-picture.jpg',
};
