import type { ProblemWords } from '../problems/create-problem.ts';

/**
 * The field `fallback` of a font in `site.yaml`, in percent: CSS descriptors that give Arial the size of the web font, so
 * that text does not shift when the web font loads.
 */
export type FontFallback = { sizeAdjust: number; ascent: number; descent: number; lineGap: number };

/** The properties of a file in `media/`. */
export type MediaFacts = {
  absolute: string;
  /** The name in the published site: file name, hash of the content, extension. */
  publishedName: string;
  bytes: number;
  /** Size in CSS pixels, as browsers show the file: after its rotation. Absent for files other than pictures. */
  size?: { width: number; height: number };
  isBitmap: boolean;
  /** True for an .mp4 in the format of new phones (H.265), which some browsers do not play. */
  isHevc?: boolean;
  /** How Arial is scaled in place of a .woff2 file, as the font of headings and as that of texts. */
  fallbacks?: { display: FontFallback; text: FontFallback };
  /** True for a photo or film that says where it was taken. */
  hasPlace?: boolean;
};

/** Why a file of `media/` is not published. `line` and `column` count from 1 and are set for text formats such as SVG. */
export type MediaFault = { code: ProblemWords['code']; message: string; hint: string; line?: number; column?: number };

/** Thrown for a file of `media/` that cannot be published. */
export class UnusableMediaError extends Error {
  constructor(readonly fault: MediaFault) {
    super(fault.message);
    this.name = 'UnusableMediaError';
  }
}
