import { claimsReader } from './ai/claims-reader.ts';
import { brightwaterBus } from './app/brightwater-bus.ts';
import { fieldNotes } from './app/field-notes.ts';
import { greenThumb } from './app/green-thumb.ts';
import { harbourlineGo } from './app/harbourline-go.ts';
import { kestrelPocket } from './app/kestrel-pocket.ts';
import { mangroveCare } from './app/mangrove-care.ts';
import { marathiMinutes } from './app/marathi-minutes.ts';
import { quietHour } from './app/quiet-hour.ts';
import { saffronRider } from './app/saffron-rider.ts';
import { strideCoach } from './app/stride-coach.ts';
import { tollPass } from './app/toll-pass.ts';
import { certChain } from './blockchain/cert-chain.ts';
import { deedVault } from './blockchain/deed-vault.ts';
import { escrowLane } from './blockchain/escrow-lane.ts';
import { guildVote } from './blockchain/guild-vote.ts';
import { spiceLedger } from './blockchain/spice-ledger.ts';
import { traceCotton } from './blockchain/trace-cotton.ts';
import type { Cover } from './cover.ts';
import { brassAndClay } from './ecommerce/brass-and-clay.ts';
import { littleLooms } from './ecommerce/little-looms.ts';
import { paithaniHouse } from './ecommerce/paithani-house.ts';
import { teaByTheGhats } from './ecommerce/tea-by-the-ghats.ts';
import { goodGrain } from './shopify/good-grain.ts';
import { indigoThread } from './shopify/indigo-thread.ts';
import { lampWorks } from './shopify/lamp-works.ts';
import { brightwaterPortal } from './web/brightwater-portal.ts';
import { cobaltConfigurator } from './web/cobalt-configurator.ts';
import { harbourlineBerths } from './web/harbourline-berths.ts';
import { kestrelBusiness } from './web/kestrel-business.ts';
import { lumenFinder } from './web/lumen-finder.ts';
import { mangroveClinic } from './web/mangrove-clinic.ts';
import { monsoonPress } from './web/monsoon-press.ts';
import { northgateMonitor } from './web/northgate-monitor.ts';
import { oakfieldFarms } from './web/oakfield-farms.ts';
import { puneMuseum } from './web/pune-museum.ts';
import { saffronTable } from './web/saffron-table.ts';
import { terraceHomes } from './web/terrace-homes.ts';
import { tindalTracking } from './web/tindal-tracking.ts';
import { workshopTickets } from './web/workshop-tickets.ts';

/** Every cover, by its list and its id. */
export const covers: Readonly<Record<string, Cover>> = {
  'ai/claims-reader': claimsReader,
  'app/brightwater-bus': brightwaterBus,
  'app/field-notes': fieldNotes,
  'app/green-thumb': greenThumb,
  'app/harbourline-go': harbourlineGo,
  'app/kestrel-pocket': kestrelPocket,
  'app/mangrove-care': mangroveCare,
  'app/marathi-minutes': marathiMinutes,
  'app/quiet-hour': quietHour,
  'app/saffron-rider': saffronRider,
  'app/stride-coach': strideCoach,
  'app/toll-pass': tollPass,
  'blockchain/cert-chain': certChain,
  'blockchain/deed-vault': deedVault,
  'blockchain/escrow-lane': escrowLane,
  'blockchain/guild-vote': guildVote,
  'blockchain/spice-ledger': spiceLedger,
  'blockchain/trace-cotton': traceCotton,
  'ecommerce/brass-and-clay': brassAndClay,
  'ecommerce/little-looms': littleLooms,
  'ecommerce/paithani-house': paithaniHouse,
  'ecommerce/tea-by-the-ghats': teaByTheGhats,
  'shopify/good-grain': goodGrain,
  'shopify/indigo-thread': indigoThread,
  'shopify/lamp-works': lampWorks,
  'web/brightwater-portal': brightwaterPortal,
  'web/cobalt-configurator': cobaltConfigurator,
  'web/harbourline-berths': harbourlineBerths,
  'web/kestrel-business': kestrelBusiness,
  'web/lumen-finder': lumenFinder,
  'web/mangrove-clinic': mangroveClinic,
  'web/monsoon-press': monsoonPress,
  'web/northgate-monitor': northgateMonitor,
  'web/oakfield-farms': oakfieldFarms,
  'web/pune-museum': puneMuseum,
  'web/saffron-table': saffronTable,
  'web/terrace-homes': terraceHomes,
  'web/tindal-tracking': tindalTracking,
  'web/workshop-tickets': workshopTickets,
};
