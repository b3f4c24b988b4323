import type { MediaFault } from '@pagewright/core';
import { findCaptionsFault } from './find-captions-fault.ts';
import { videoFormat } from './iso-media.ts';
import { endingInstead, kindOf, purposeOf } from './media-kind.ts';
import { findSvgFault } from './svg/find-svg-fault.ts';

export const brokenPicture = (message: string): MediaFault => ({
  code: 'broken-picture',
  message,
  hint: 'Export it again as .png, .jpg, .webp or .svg.',
});

/** Returns why browsers cannot show or play a file with this content and extension; undefined for a file that can be published. */
export function findMediaFault(name: string, extension: string, content: Buffer): MediaFault | undefined {
  if (content.length === 0)
    return {
      code: 'empty-file',
      message: `${name} is empty (0 bytes).`,
      hint: 'Copy the file again, or export it again in the program that made it.',
    };
  if (extension === '.vtt') return findCaptionsFault(name, content);
  return findTypeFault(name, extension, content) ?? (extension === '.svg' ? findSvgFault(name, content) : undefined);
}

function findTypeFault(name: string, extension: string, content: Buffer): MediaFault | undefined {
  const purpose = purposeOf(extension);
  if (!purpose) return undefined;
  const kind = kindOf(content);
  if (kind?.unusable) return unsupported(`${name} is ${kind.unusable.words}.`, kind.unusable.hint);
  if (kind && !kind.endings.includes(extension)) {
    const instead = endingInstead(extension, kind);
    const rename =
      instead &&
      `Rename it to ${name.slice(0, -extension.length)}${instead}, here and where it is used. The command rename does both. Or export it again as ${extension}.`;
    return {
      code: 'wrong-extension',
      message: `The content of ${name} is a ${kind.endings[0]} file.`,
      hint: rename ?? `Export it again as ${purpose === 'video' ? '.mp4 with H.264' : extension}.`,
    };
  }
  // An .svg file has a check of its own, which says where it is wrong.
  if (!kind && purpose === 'picture' && extension !== '.svg') return brokenPicture(`${name} cannot be read as an image.`);
  return purpose === 'video' ? findVideoFault(name, extension, content) : undefined;
}

function findVideoFault(name: string, extension: string, content: Buffer): MediaFault | undefined {
  const hint = 'Export it as .mp4 with H.264.';
  if (!kindOf(content)) return unsupported(`${name} cannot be read as a video.`, hint);
  const format = extension === '.mp4' ? videoFormat(content) : undefined;
  if (format === 'none') return unsupported(`${name} has sound only, and no pictures.`, hint);
  return format === 'other' ? unsupported(`${name} is a video in a format that browsers do not play.`, hint) : undefined;
}

const unsupported = (message: string, hint: string): MediaFault => ({ code: 'unsupported-media', message, hint });
