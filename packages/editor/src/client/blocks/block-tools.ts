import type { BlockPlace, EditResult, LinkingPlace, SiteTask } from 'pagewright/editing';
import { useEffect, useState } from 'react';
import { type CopiedBlock, storeCopied, storedBlock } from './copied-block.ts';

/** A block of a page, by its index in a version of its file. `name`: what it is called in the list of blocks. */
export type NamedPlace = BlockPlace & { version: string; name: string };

/** A task that needs a look first: what came of it, or what names the block. `selected`: the index of the block to select afterwards. */
export type AskedTask = {
  title: string;
  label: string;
  task: SiteTask;
  result?: EditResult;
  mentions?: readonly LinkingPlace[];
  selected?: number;
};

/** A dialog about blocks. The gallery adds a block before the one at `at`. */
export type BlockDialog =
  | { kind: 'gallery'; at: number }
  | { kind: 'copy-to' | 'share' | 'own'; place: NamedPlace }
  | ({ kind: 'task' } & AskedTask);

/** The dialog about blocks that is open, and the block that was copied in this tab or another one. */
export type BlockTools = {
  dialog: BlockDialog | undefined;
  open: (dialog: BlockDialog | undefined) => void;
  copied: CopiedBlock | undefined;
  setCopied: (copied: CopiedBlock | undefined) => void;
};

/** `site`: the address of the site, which other tabs may edit too. */
export function useBlockTools(site: string): BlockTools {
  const [dialog, open] = useState<BlockDialog>();
  const [copied, setShown] = useState<CopiedBlock>();
  useEffect(() => {
    const read = (): void => setShown(storedBlock(site));
    read();
    window.addEventListener('storage', read);
    return () => window.removeEventListener('storage', read);
  }, [site]);
  const setCopied = (next: CopiedBlock | undefined): void => {
    storeCopied(next, site);
    setShown(next);
  };
  return { dialog, open, copied, setCopied };
}
