/** What can be done with the selected part of a rich text. */
export const toolNames = [
  'strong',
  'em',
  'code',
  'link',
  'heading2',
  'heading3',
  'heading4',
  'bullet_list',
  'ordered_list',
  'blockquote',
] as const;

export type ToolName = (typeof toolNames)[number];

export type Tool = { name: ToolName; isOn: boolean; isEnabled: boolean };

/** The tools of the rich text that is open: its state, and what they do. */
export type OpenTools = {
  tools: readonly Tool[];
  /** The target of the selected link. */
  href: string | undefined;
  run: (name: ToolName) => void;
  /** Gives the selected words a link, or removes it. */
  setLink: (href: string | undefined) => void;
  /** Returns to the text. */
  focus: () => void;
};

/** Where the keys of the text lead: to the tools, or to the target of a link. */
export type AskedFor = 'tools' | 'link';

/** The state of the tools, which the text sets and the toolbar shows. */
export class RichTools {
  #open: OpenTools | undefined;
  readonly #listeners = new Set<() => void>();
  /** Called when a key leads to a tool. */
  onAsked: ((what: AskedFor) => void) | undefined;

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
