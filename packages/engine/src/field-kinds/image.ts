import type { JsonSchema } from '../json-schema/json-schema.ts';
import { resolvePicture } from '../media/published-media.ts';
import type { FieldKindDefinition } from './field-kind-definition.ts';
import { reportSmallPicture } from './report-small-picture.ts';

const altOrDecorative: JsonSchema = {
  if: { required: ['decorative'] },
  else: {
    required: ['alt'],
    errorMessage: '"alt" is missing: describe what the image shows, or write "decorative: true" instead.',
  },
};

/** An image with its alternative text. */
export const imageKind: FieldKindDefinition<'image'> = {
  explain: 'by-schema',
  resolve: ({ mark, value, at }, context) => {
    if (typeof value !== 'object' || value === null) return undefined;
    const { src, alt, decorative }: Record<string, unknown> = { ...value };
    const facts = typeof src === 'string' ? context.media(src, 'picture', [...at, 'src']) : undefined;
    const text = typeof alt === 'string' ? alt : '';
    if (typeof alt === 'string') context.addText({ text, at: [...at, 'alt'], isRich: false });
    if (facts) reportSmallPicture(facts, mark.shownWidth, [...at, 'src'], context);
    return facts && { ...resolvePicture(facts, context.fileAddress), alt: decorative === true ? '' : text };
  },
  references: 'in-fields',
  editor: { value: 'by-schema', parent: 'nothing', object: { conditions: [altOrDecorative], startsWith: ['src', 'alt'] } },
  docs: () => 'an image: `src` and `alt`, or `decorative: true` instead of `alt`',
  sample: '{ src: /media/your-picture.jpg, alt: What it shows }',
};
