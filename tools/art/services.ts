import { aiCallingAgent } from './services/ai-calling-agent.ts';
import { aiDevelopment } from './services/ai-development.ts';
import { appDevelopment } from './services/app-development.ts';
import { blockchainDevelopment } from './services/blockchain-development.ts';
import { cloudComputing } from './services/cloud-computing.ts';
import { cloudMigration } from './services/cloud-migration.ts';
import { dataScience } from './services/data-science.ts';
import { gameDevelopment } from './services/game-development.ts';
import { mlServices } from './services/ml-services.ts';
import { nlp } from './services/nlp.ts';
import { rpa } from './services/rpa.ts';
import { uiUxDesign } from './services/ui-ux-design.ts';
import { webDevelopment } from './services/web-development.ts';
import type { Studio } from './studio.ts';

const pictures: Readonly<Record<string, () => string>> = {
  'web-development': webDevelopment,
  'app-development': appDevelopment,
  'ai-development': aiDevelopment,
  'data-science': dataScience,
  'blockchain-development': blockchainDevelopment,
  'game-development': gameDevelopment,
  'ml-services': mlServices,
  rpa,
  'cloud-computing': cloudComputing,
  'cloud-migration': cloudMigration,
  nlp,
  'ui-ux-design': uiUxDesign,
  'ai-calling-agent': aiCallingAgent,
};

/** Makes a picture for every service: a weave that becomes what the service makes. */
export async function makeServices(studio: Studio): Promise<void> {
  for (const [id, draw] of Object.entries(pictures)) await studio.save(`services/${id}.svg`, draw());
}
