import type { LeftOut } from './paste/read-pasted.ts';

const ofWords = ['strong', 'em', 'code', 'link', 'picture'] as const;
const ofBlocks = ['heading2', 'heading3', 'heading4', 'bullet_list', 'ordered_list', 'blockquote'] as const;

/** What can be done with the selected part of a rich text. */
export const toolNames = [...ofWords, ...ofBlocks] as const;

export type ToolName = (typeof toolNames)[number];

export type Tool = { name: ToolName; isOn: boolean; isEnabled: boolean };

/** The tools of the rich text that is open: its state, and what they do. */
export type OpenTools = {
  tools: readonly Tool[];
  /** The target of the selected link. */
  href: string | undefined;
  /** What the last paste left out. */
  left: LeftOut | undefined;
  /** The selected picture. */
  picture: TextPicture | undefined;
  run: (name: ToolName) => void;
  /** Gives the selected words a link, or removes it. Without selected words, the link has `words`. */
  setLink: (href: string | undefined, words: string) => void;
  /** Changes the selected picture, or adds one. */
  setPicture: (picture: TextPicture) => void;
  /** Returns to the text. */
  focus: () => void;
};

/** A picture of a text: its path in `media/`, and what it shows. */
export type TextPicture = { src: string; alt: string };

/** Where the text leads: by keys to the tools or to the target of a link, and with a picture that is dropped or pasted to its alternative text. */
export type AskedFor = 'tools' | 'link' | { picture: File };

/** The state of the tools, which the text sets and the toolbar shows. */
export class RichTools {
  #open: OpenTools | undefined;
  readonly #listeners = new Set<() => void>();
  /** Called when the text leads to a tool. */
  onAsked: ((what: AskedFor) => void) | undefined;

  /** Returns the URL of a picture that the page does not show yet. */
  urlOf: (path: string) => string = (path) => path;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly read = (): OpenTools | undefined => this.#open;

  set(open: OpenTools | undefined): void {
    this.#open = open;
    for (const listener of this.#listeners) listener();
  }
}
