import { tempFolder } from '../../packages/engine/tests/support/temp-folder.ts';
import { serveFolder, writeSite } from '../../packages/mail/tests/support/served-folder.ts';

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
  /** Answers with any JSON from now on. */
  answer: (json: unknown) => void;
  /** The environment with the address of a login page. */
  login: { TICKETS_URL: string };
}> {
  const folder = tempFolder('office');
  const answer = (json: unknown): void => writeSite(folder, { 'concerts.json': JSON.stringify(json) });
  const offer = (...concerts: readonly Offer[]): void => answer(concerts);
  offer(quartet);
  writeSite(folder, { 'login/index.html': '<!doctype html><title>Log in</title>' });
  const address = await serveFolder(folder);
  return {
    environment: { TICKETS_URL: `${address}/concerts.json` },
    login: { TICKETS_URL: `${address}/login/` },
    offer,
    answer,
  };
}
