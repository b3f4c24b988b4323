import { brightwaterSchools } from './clients/brightwater-schools.ts';
import { cobaltMotors } from './clients/cobalt-motors.ts';
import { harbourline } from './clients/harbourline.ts';
import { kestrelBank } from './clients/kestrel-bank.ts';
import { lumenOptics } from './clients/lumen-optics.ts';
import { mangroveHealth } from './clients/mangrove-health.ts';
import { northgateEnergy } from './clients/northgate-energy.ts';
import { oakfieldDairy } from './clients/oakfield-dairy.ts';
import { saffronTable } from './clients/saffron-table.ts';
import { tindalFreight } from './clients/tindal-freight.ts';
import { drawWordmark } from './clients/wordmark.ts';
import type { Studio } from './studio.ts';

const wordmarks = [
  harbourline,
  kestrelBank,
  mangroveHealth,
  tindalFreight,
  oakfieldDairy,
  lumenOptics,
  saffronTable,
  northgateEnergy,
  brightwaterSchools,
  cobaltMotors,
];

/** Makes the logos of the invented client companies. */
export async function makeClients(studio: Studio): Promise<void> {
  for (const wordmark of wordmarks) {
    await studio.save(`clients/${wordmark.id}.svg`, await drawWordmark(studio.root, wordmark));
  }
}
