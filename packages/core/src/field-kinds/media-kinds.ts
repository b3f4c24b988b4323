import { type JsonSchema, knownNames, textValue } from '../json-schema/json-schema.ts';
import { mediaPath, resolvePicture, resolveVideo } from '../media/published-media.ts';
import { accepts, type FieldPlan } from '../schema/field-plan.ts';
import { extensionOf } from '../text/extension-of.ts';
import type { EditorContext } from './editor/editor-context.ts';
import { acceptedWords } from './editor/reference-schemas.ts';
import { explainMediaPath } from './explain/explain-link.ts';
import type { FieldKindDefinition } from './field-kind-definition.ts';
import { reportSmallPicture } from './report-small-picture.ts';

const altOrDecorative: JsonSchema = {
  if: { required: ['decorative'] },
  else: { required: ['alt'], errorMessage: '"alt" is missing: describe what the image shows, or write "decorative: true" instead.' },
};

/** What the kinds of paths in `media/` have in common. */
const ofPath: Pick<FieldKindDefinition<'video' | 'media' | 'file' | 'download'>, 'explain' | 'references'> = {
  explain: { text: explainMediaPath, unquoted: 'add-quotes' },
  references: ({ value, at }) => [{ kind: 'media', target: String(value), path: at }],
};

/** The files in `media/` that a field offers in editors. */
const knownFiles = (called: 'video' | 'image' | 'file', likeWhat = 'the name of the file') => ({
  value: (field: FieldPlan, { targets, definitions }: EditorContext): JsonSchema => {
    const fits = (path: string): boolean => accepts(field, path) && (called !== 'image' || isPicture.test(path));
    const message = `This ${called} does not exist in media/. Write the path exactly like ${likeWhat}.`;
    return { ...textValue, allOf: [definitions.refer(called, () => knownNames(targets.media.filter(fits), message))] };
  },
});

const isPicture = /\.(?:png|jpe?g|webp|avif|svg|gif)$/i;

/** An image with its alternative text. */
export const imageKind: FieldKindDefinition<'image'> = {
  explain: 'by-schema',
  resolve: ({ mark, value, at }, context) => {
    if (typeof value !== 'object' || value === null) return undefined;
    const { src, alt, decorative, focus }: Record<string, unknown> = { ...value };
    const facts = typeof src === 'string' ? context.media(src, 'picture', [...at, 'src']) : undefined;
    const text = typeof alt === 'string' ? alt : '';
    if (typeof alt === 'string') context.addText({ text, at: [...at, 'alt'], isRich: false });
    if (facts) reportSmallPicture(facts, mark.shownWidth, [...at, 'src'], context);
    const crop = typeof focus === 'string' && { focus: `object-[${focus.replace(' ', '_')}]` };
    return facts && { ...resolvePicture(facts, context.fileAddress), alt: decorative === true ? '' : text, ...crop };
  },
  references: 'in-fields',
  editor: { value: 'by-schema', object: { conditions: [altOrDecorative], startsWith: ['src', 'alt'] } },
  docs: () =>
    'an image: `src` and `alt`, or `decorative: true` instead of `alt`; [`focus`](README.md#pictures-and-videos) when it is cropped',
  sample: '{ src: /media/your-picture.jpg, alt: What it shows }',
};

/** A video: the .mp4 file of the field, and before it a .webm file of the same name if there is one. */
export const videoKind: FieldKindDefinition<'video'> = {
  ...ofPath,
  resolve: ({ value, at }, context) => {
    const path = String(value);
    const mp4 = context.media(path, 'file', at);
    if (!mp4) return undefined;
    const webm = context.optionalMedia(path.replace(/\.mp4$/, '.webm'));
    if (mp4.isHevc && !webm) {
      context.report({
        code: 'unsupported-media',
        at,
        message: `${path} has the format H.265 (HEVC), which some browsers do not play.`,
        hint: `Export it as .mp4 with H.264, or put a .webm of the same name next to it.`,
      });
    }
    return resolveVideo(webm ? [webm, mp4] : [mp4], context.fileAddress);
  },
  editor: knownFiles('video', 'the name of the .mp4 file'),
  docs: () => 'a video in `media/`: an .mp4 file',
  sample: '/media/your-video.mp4',
};

/** An image file without alternative text of its own: the component has it. */
export const mediaKind: FieldKindDefinition<'media'> = {
  ...ofPath,
  resolve: ({ mark, value, at }, context) => {
    const facts = context.media(String(value), 'picture', at);
    if (facts) reportSmallPicture(facts, mark.shownWidth, at, context);
    const drawing = facts && mark.inPage ? context.host.media.drawing(facts.absolute) : undefined;
    return facts && { ...resolvePicture(facts, context.fileAddress), ...(drawing && { drawing }) };
  },
  editor: knownFiles('image'),
  docs: () => 'an image in `media/`',
  sample: '/media/your-picture.jpg',
};

/** A media file that is published unchanged: a font, a picture for other sites. It resolves to its address. */
export const fileKind: FieldKindDefinition<'file'> = {
  ...ofPath,
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
  editor: {
    value: (field, { targets }) => {
      const fitting = targets.media.filter((path) => accepts(field, path));
      const errorMessage = `This file does not exist in media/. Write ${acceptedWords(field) ?? 'the path of a file'}.`;
      return { ...textValue, ...knownNames(fitting, errorMessage) };
    },
  },
  docs: 'by-schema',
  sample: '/media/your-file.png',
};

/** A media file that visitors download. It resolves to its address, its size and its type. */
export const downloadKind: FieldKindDefinition<'download'> = {
  ...ofPath,
  resolve: ({ value, at }, context) => {
    const path = String(value);
    const facts = context.media(path, 'file', at);
    if (!facts) return undefined;
    const name = path.slice(path.lastIndexOf('/') + 1);
    const type = extensionOf(path).slice(1);
    return {
      href: context.fileAddress(mediaPath(facts.publishedName)),
      name,
      bytes: facts.bytes,
      type,
      isPicture: facts.size !== undefined,
    };
  },
  editor: knownFiles('file'),
  docs: () => 'a file in `media/` to download, such as a .pdf file or a picture for the press',
  sample: '/media/your-file.pdf',
};
