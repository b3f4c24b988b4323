import type { TraitsOf } from '../model/block-traits-lookup.ts';
import type { BlockModel } from '../model/page-model.ts';

/** True for a block that React hydrates in the browser. */
export function isHydrated({ type, props }: BlockModel, traitsOf: TraitsOf): boolean {
  const { interactive } = traitsOf(type);
  if (!interactive || interactive.enhance !== undefined) return false;
  return interactive.hydrate === 'always' || interactive.hydrate(props);
}

/** True for a page that can have blocks which React hydrates, by the types of its blocks. */
export const mayHydrate = (types: readonly string[], traitsOf: TraitsOf): boolean =>
  types.some((type) => {
    const { interactive } = traitsOf(type);
    return interactive && interactive.enhance === undefined;
  });

/** Returns the props of a block's enhance script. Undefined for a block without one. */
export function enhanceProps({ type, props }: BlockModel, traitsOf: TraitsOf): object | undefined {
  const { interactive } = traitsOf(type);
  if (!interactive || interactive.enhance === undefined) return undefined;
  return interactive.enhance === 'always' ? {} : interactive.enhance(props);
}
