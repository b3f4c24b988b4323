import type { ReactNode } from 'react';

export type PatternPanelProps = {
  /** Any text. The same text always gives the same picture. */
  seed: string;
  /** True for a page that reports an error: the pattern shows a flaw. */
  isBroken?: boolean;
  className?: string;
};

export type PatternMarkProps = {
  /** The index of the item. Marks may alternate. */
  index: number;
  /** True for items beside each other, false for items below each other. */
  isRow: boolean;
};

/**
 * The decoration that a brand adds to the standard blocks. It carries no information: the parts are hidden from assistive
 * technology, and the class names add backgrounds and pseudo-elements only. Parts read two CSS variables of the element
 * around them: `--pattern-background`, the colour behind the pattern, and `--pattern-color`, its main colour.
 */
export type Pattern = {
  /** A picture below a heading, on wide screens beside it. `--pattern-width` is its width there. */
  Panel: (props: PatternPanelProps) => ReactNode;
  /** The mark at the start of a list item, in the padding of the item. */
  Mark: (props: PatternMarkProps) => ReactNode;
  classes: {
    /** A border at the top of a section. */
    topEdge: string;
    /** A border at the bottom of an element: the element's background, with the colour behind the pattern. */
    bottomEdge: string;
    /** Connects a card with the next card of its row. Cards are 1.5rem apart. */
    toNextCard: string;
    /** Connects a card with the card below it. */
    toCardBelow: string;
  };
};
