import type { EditorStore } from './editor-store.ts';
import type { Thing } from './things.ts';

/** The versions of the open page that were read. The page in the frame may show another one than the editor. */
export class PageVersions {
  constructor(private readonly store: EditorStore) {}

  /** True when a version of the open page was read. */
  has(version: string): boolean {
    const { page } = this.store.read();
    return page !== undefined && this.store.things.blocksOf(page.file, version) !== undefined;
  }

  /**
   * Returns the block that a version of the open page shows with a key: blocks may have other places by now. Undefined for a version that was
   * not read, and for a key without a block.
   */
  blockAt(version: string, key: string): Thing | undefined {
    const { page } = this.store.read();
    return page && this.store.things.blocksOf(page.file, version)?.find((one) => one.key === key)?.thing;
  }

  /** Returns the key with which a version of the open page shows a block. A version that was not read is taken for the last one that was. */
  keyOf(version: string, block: Thing | undefined): string | undefined {
    const { page } = this.store.read();
    const { things } = this.store;
    const blocks = page && (things.blocksOf(page.file, version) ?? things.blocksOf(page.file, page.version));
    return block && blocks?.find((one) => one.thing === block)?.key;
  }
}
