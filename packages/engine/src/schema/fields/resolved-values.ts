/** One encoding of a picture in all its widths. */
export type PictureSource = { type: string; srcSet: string };

/** A picture file without alternative text: the URL of a file that exists, its size in CSS pixels, its encodings. */
export type ResolvedMedia = { src: string; width: number; height: number; sources: PictureSource[] };

/** A picture with its alternative text, which is empty for decoration. */
export type ResolvedImage = ResolvedMedia & { alt: string };

/** A video as its files, best first. */
export type ResolvedVideo = { sources: { src: string; type: string }[] };

/** The shapes of an icon on a 24-unit square: element name and attributes. */
export type IconDrawing = [element: string, attributes: Record<string, string>][];

/** Simple HTML, sanitised when the site was loaded. */
export type RichText = { html: string };
