import type { Command } from './measure-command.ts';

/** A generated site as the project of a site builder. */
export type ToolSite = {
  /** The name of the builder. */
  tool: string;
  /** The folder of the built site. */
  outDir: string;
  build: Command;
  /** Starts the live preview at a port. */
  dev: (port: number) => Command;
  /** Sets all caches and the built site aside. */
  clear: () => Promise<void>;
  /**
   * Generates the page of this number again, with other text in place of its placeholder `edited`. Returns a function that writes
   * it: generating takes longer than a save.
   */
  edit: (page: number, text: string) => () => Promise<void>;
};
