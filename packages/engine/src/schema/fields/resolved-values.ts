/** One format of an image, in all its widths. */
export type PictureSource = { type: string; srcSet: string };

/** A simple drawing that pages can contain: the coordinates that it shows, and its shapes as SVG. */
export type Drawing = { viewBox: string; shapes: string };

/**
 * An image file without alternative text: its URL, its size in CSS pixels, and its other formats. `drawing` is the content of a
 * simple .svg file in a field whose schema is marked `inPage`.
 */
export type ResolvedMedia = { src: string; width: number; height: number; sources: PictureSource[]; drawing?: Drawing };

/** An image with its alternative text, which is empty for decoration. */
export type ResolvedImage = ResolvedMedia & { alt: string };

/** The files of a video, best first. */
export type ResolvedVideo = { sources: { src: string; type: string }[] };

/**
 * A file to download: its URL, its name in `media/`, its size in bytes, and its type as the extension in lowercase letters, such as
 * `pdf`. `isPicture` when browsers would show it instead.
 */
export type ResolvedDownload = { href: string; name: string; bytes: number; type: string; isPicture: boolean };

/** The shapes of an icon on a 24-unit square: element name and attributes. */
export type IconShapes = [element: string, attributes: Record<string, string>][];

/** Simple HTML, sanitized when the site is loaded. */
export type RichText = { html: string };

/** A block inside another block: its path in the fields of that block, such as `tabs.0.blocks.1`. `NestedBlock` of `pagewright/react` shows it. */
export type NestedBlock = { path: string };

/** A link to a page of the site, with the title and the description of that page. */
export type ResolvedPageLink = { href: string; title: string; description: string };
