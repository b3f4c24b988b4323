import { knownNames } from '../json-schema/names.ts';
import { textSchema } from '../json-schema/text-schema.ts';
import { resolveVideo } from '../media/published-media.ts';
import { explainMediaPath } from './explain/explain-media-path.ts';
import type { FieldKindDefinition } from './field-kind-definition.ts';

/** A video: the .mp4 file of the field, and before it a .webm file of the same name if there is one. */
export const videoKind: FieldKindDefinition<'video'> = {
  explain: { text: explainMediaPath, unquoted: 'add-quotes' },
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
  references: ({ value, at }) => [{ kind: 'media', target: String(value), path: at }],
  editor: {
    value: (_, { targets, definitions }) => {
      const videos = definitions.refer('video', () => {
        const paths = targets.media.filter((path) => path.endsWith('.mp4'));
        return knownNames(paths, 'This video does not exist in media/. Write the path exactly like the name of the .mp4 file.');
      });
      return { ...textSchema, allOf: [videos] };
    },
    parent: 'nothing',
    object: 'by-schema',
  },
  docs: () => 'a video in `media/`: an .mp4 file',
  sample: '/media/your-video.mp4',
};
