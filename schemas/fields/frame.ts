import type { DeclaredEmbed } from 'pagewright/schema';

/** A frame of another site as the script creates it. `{host}` in its URL stands for the host of the page. */
export type Frame = { src: string; title: string };

type FrameParts = { src: string | undefined; title: string; embeds?: readonly DeclaredEmbed[] };

/** Returns the frame of a block. Undefined without a URL, and for a service that `site.yaml` does not declare. */
export const frameOf = ({ src, title, embeds = [] }: FrameParts): Frame | undefined =>
  src !== undefined && embeds.length > 0 ? { src, title } : undefined;
