/** Where somebody goes from a text that they have edited: to its field in the panel, or to another text of the block. */
export type LeftTo = 'field' | 'next' | 'previous';

/**
 * A text that is edited in the page: how it stood, what is done with each change, and what happens at the end. `onTakeBack`: the page shows what stood,
 * and that is to be saved. `onLeave`: a key has ended it.
 */
export type EditedText = {
  value: string;
  label: string;
  onChange: (text: string) => void;
  onTakeBack: () => void;
  onEnd: () => void;
  onLeave: (to: LeftTo) => void;
};

/** Where the caret is placed: at a point of the page, which may have scrolled since, behind so many characters, or else at the end. */
export type Caret = { x: number; pageY: number } | number | undefined;
