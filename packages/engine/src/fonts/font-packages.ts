import type { create } from 'fontkit';
import type subsetFont from 'subset-font';

/** The packages that read and subset fonts. Optional: `npm run fonts` needs them, and a build that makes pictures for link previews. */
type FontPackages = { subsetFont: typeof subsetFont; create: typeof create };

/** Loads the packages. Throws an `Error` that says how to install them when they are missing. */
export async function loadFontPackages(): Promise<FontPackages> {
  try {
    const [subset, fontkit] = await Promise.all([import('subset-font'), import('fontkit')]);
    return { subsetFont: subset.default, create: fontkit.create };
  } catch (error) {
    throw new Error('Fonts are read and subset by two optional packages. Install them: npm install --save-dev subset-font fontkit', {
      cause: error,
    });
  }
}
