import { type BlockModel, describeException, type PageModel, SiteCodeError } from '@pagewright/core';
import { placeInCode } from '../files/place-in-code.ts';
import { ComponentMistake, type FailedModule } from './component-mistake.ts';

/** A block that could not be rendered: its page, its type and key, and why. JSON-safe, so that workers can post it. */
export type FailedBlock = { page: string; type: string; key: string; reason: string };

/** The error of a block that could not be rendered. */
export class BlockError extends Error {
  override readonly name = 'BlockError';

  /** `place` is where the block is written, such as `site.config/pages/home.yaml:9:5`. */
  constructor(
    readonly failed: FailedBlock,
    place?: string,
  ) {
    super(
      `The block "${failed.type}" of the page ${failed.page}${place === undefined ? '' : ` (${place})`} cannot be rendered: ${failed.reason}`,
    );
  }
}

/** Returns the error of a block whose component has thrown. */
export const blockError = ({ path }: PageModel, { type, key }: BlockModel, error: unknown): BlockError =>
  new BlockError({ page: path, type, key, reason: describeException(error, placeInCode) });

/** Returns the error of a page around its blocks: that of a layout names the page. Those of the engine say what is wrong themselves. */
export const layoutError = ({ path }: PageModel, error: unknown): unknown =>
  error instanceof Error && placeInCode(error) !== undefined
    ? new SiteCodeError(`The page ${path} cannot be rendered`, error, placeInCode)
    : error;

/** Why a page could not be rendered, as a worker posts it. */
export type RenderFailure = { message: string; block?: FailedBlock; module?: FailedModule };

/** Returns an error as a worker posts it. */
export const toFailure = (error: unknown): RenderFailure => ({
  message: error instanceof Error ? error.message : String(error),
  ...(error instanceof BlockError && { block: error.failed }),
  ...(error instanceof ComponentMistake && { module: error.failed }),
});

/** Returns the error that a worker has posted. */
export function fromFailure({ message, block, module }: RenderFailure): Error {
  if (block) return new BlockError(block);
  return module ? new ComponentMistake(module) : new Error(message);
}
