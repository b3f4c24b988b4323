/** Why a file of `media/` is not published: said of the file itself, with the place in it where that is known. */
export type MediaFault = { code: string; message: string; hint: string; line?: number; column?: number };

/** A file of `media/` that no page may use as it is. */
export class UnusableMediaError extends Error {
  constructor(readonly fault: MediaFault) {
    super(fault.message);
    this.name = 'UnfitMediaError';
  }
}
