import type { SocialPictureLook } from 'pagewright/schema';
import type { theme } from '../../schemas/theme.ts';
import type { Pattern } from './pattern.ts';

/**
 * The parts of a page whose composition a look can change: for each, class names that are added to its outermost element. The head of a
 * section has none, because interactive blocks have one too, and their code in the browser does not know the look. Stylesheets find it by
 * `[data-head]`.
 */
export type LookParts = {
  /** The block with the heading of the page. */
  hero: string;
  /** A card of a block with cards. */
  card: string;
  /** An entry of a list whose entries are below each other. */
  row: string;
  /** The header. With `header-in-flow` it is above the page, with `header-at-bottom` a bar at the bottom of the window. */
  header: string;
  footer: string;
};

/** What blocks and layouts show of a look. */
export type Look = {
  pattern: Pattern;
  /** A part that is left out has the composition of the standard theme. */
  parts: Readonly<Partial<LookParts>>;
  /** The parts that are as light as the page. They are dark otherwise. */
  light?: Readonly<Partial<Record<'hero' | 'footer', boolean>>>;
  /** The `sizes` attribute of the picture beside the heading of a page, when the look shows it wider or smaller. */
  heroSizes?: string;
};

/** What the theme of a site knows of a look. It contains no component, because checking content needs none. */
export type LookTheme = {
  /** The stylesheets in the folder of the look. */
  styles: readonly string[];
  /** Decorates pictures for link previews. */
  socialPattern?: SocialPattern;
};

/** Draws on pictures for link previews. */
export type SocialPattern = NonNullable<SocialPictureLook<keyof typeof theme.colors>['pattern']>;
