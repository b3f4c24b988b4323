import type { EditorStore } from './editor-store.ts';
import type { ChangeKeeper } from './kept-change.ts';

/** Words that somebody typed and no text has taken: they are shown until they are discarded, so that they can be copied. */
export class LeftWords {
  constructor(
    private readonly store: Pick<EditorStore, 'read' | 'set'>,
    private readonly keeper?: Pick<ChangeKeeper, 'keepWords'>,
  ) {}

  /** Adds words to those that are shown. */
  readonly add = (words: string): void => {
    if (words === '') return;
    this.keeper?.keepWords(words, words);
    this.store.set({ leftWords: [...this.store.read().leftWords, words] });
  };

  drop(words: string): void {
    this.keeper?.keepWords(words, '');
    this.store.set({ leftWords: this.store.read().leftWords.filter((one) => one !== words) });
  }
}
