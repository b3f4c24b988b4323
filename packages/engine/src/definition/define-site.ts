/** The code of a site, as its `src/site.ts` exports it. */
export type SiteDefinition = {
  /** The folder that this definition lies in: `import.meta.dirname`. Paths below are relative to it. */
  folder: string;
};

/** Declares the code of a site: `export default defineSite({ … })` in `src/site.ts`. */
export const defineSite = (definition: SiteDefinition): SiteDefinition => definition;
