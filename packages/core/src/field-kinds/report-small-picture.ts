import type { MediaFacts } from '../media/media-facts.ts';
import type { TextPart, ValuePath } from '../yaml/yaml-file.ts';
import type { ResolveContext } from './resolve-context.ts';

/**
 * A picture with less than this part of the shown width is reported. A choice: at half of the width, one pixel of the
 * picture covers four of the window, which everybody sees.
 */
const smallestPart = 0.5;

/** Reports a picture that is much narrower than pages show it. `shownWidth` is in CSS pixels, `part` its place in a text. */
export function reportSmallPicture(
  { isBitmap, size }: MediaFacts,
  shownWidth: number,
  at: ValuePath,
  context: ResolveContext,
  part?: TextPart,
): void {
  if (!isBitmap || !size || size.width >= shownWidth * smallestPart) return;
  context.report({
    code: 'small-picture',
    at,
    ...(part && { part }),
    message: `This picture is ${size.width} pixels wide, and pages show it up to ${shownWidth} pixels wide.`,
    hint: `Use a picture of at least ${shownWidth} pixels. ${2 * shownWidth} look sharp on phones too.`,
  });
}
