/** The names that a block type goes by in code: `promo-banner`, `promoBannerSchema`, `PromoBanner`. */
export type BlockNames = { type: string; schema: string; component: string };

export function blockNames(type: string): BlockNames {
  const component = type.replaceAll(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
  return { type, schema: `${component.charAt(0).toLowerCase()}${component.slice(1)}Schema`, component };
}
