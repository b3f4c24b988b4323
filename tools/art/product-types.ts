import type { Studio } from './studio.ts';
import { android } from './types/android.ts';
import { custom } from './types/custom.ts';
import { ecommerce } from './types/ecommerce.ts';
import { flutter } from './types/flutter.ts';
import { hybrid } from './types/hybrid.ts';
import { ios } from './types/ios.ts';
import { landing } from './types/landing.ts';
import { socialMedia } from './types/social-media.ts';

const pictures: Readonly<Record<string, () => string>> = {
  ecommerce,
  'social-media': socialMedia,
  landing,
  custom,
  ios,
  android,
  flutter,
  hybrid,
};

/** Makes small pictures of the kinds of websites and apps. */
export async function makeTypes(studio: Studio): Promise<void> {
  for (const [id, draw] of Object.entries(pictures)) await studio.save(`types/${id}.svg`, draw());
}
