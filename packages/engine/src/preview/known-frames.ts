import type { BlockModel, RenderedBlock } from '@pagewright/core';

/** Renders the frame of a block. */
type RenderFrame = (block: BlockModel) => RenderedBlock;

/**
 * The frames of one page as they were rendered last. A block that says the same is not rendered again: most saves change one
 * block of a page.
 */
export class KnownFrames {
  #parts: readonly unknown[] = [];
  #frames: ReadonlyMap<string, RenderedBlock> = new Map();

  /**
   * Starts rendering the page once more. `parts` is what frames depend on in addition to their blocks: when one has changed,
   * every block is rendered. Returns a function that renders a block, if need be.
   */
  next(parts: readonly unknown[], render: RenderFrame): RenderFrame {
    const isSame = parts.length === this.#parts.length && parts.every((part, index) => part === this.#parts[index]);
    const before = isSame ? this.#frames : new Map<string, RenderedBlock>();
    const frames = new Map<string, RenderedBlock>();
    this.#parts = parts;
    this.#frames = frames;
    return (block) => {
      const state = JSON.stringify(block);
      const frame = before.get(state) ?? render(block);
      frames.set(state, frame);
      return frame;
    };
  }
}
