import { serveFolder, writeSite } from '../../packages/engine/tests/support/served-folder.ts';
import { tempFolder } from '../../packages/engine/tests/support/temp-folder.ts';

/** A concert as the ticket office of tests/sites/extensions describes it. */
export type Offer = { slug: string; act: string; about: string };

export const quartet: Offer = {
  slug: 'river-quartet',
  act: 'The River Quartet',
  about: 'Four string players with songs about the sea and the people who live by it.',
};

/** Starts a ticket office that offers one concert. Resolves to the environment with its address, and a function that changes its offers. */
export async function openTicketOffice(): Promise<{
  environment: { TICKETS_URL: string };
  offer: (...concerts: readonly Offer[]) => void;
}> {
  const folder = tempFolder('office');
  const offer = (...concerts: readonly Offer[]): void => writeSite(folder, { 'concerts.json': JSON.stringify(concerts) });
  offer(quartet);
  return { environment: { TICKETS_URL: `${await serveFolder(folder)}/concerts.json` }, offer };
}
