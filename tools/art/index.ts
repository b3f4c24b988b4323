import { makeAbout } from './about.ts';
import { makeBrand } from './brand.ts';
import { makeClients } from './clients.ts';
import { makeContact } from './contact.ts';
import { makeFaq } from './faq.ts';
import { makeFilms, makePosters } from './hero.ts';
import { makePeople } from './people.ts';
import { makePortfolio } from './portfolio.ts';
import { makePosts } from './posts.ts';
import { makeTypes } from './product-types.ts';
import { makeServices } from './services.ts';
import { makeSocial } from './social.ts';
import { type Artist, openStudio } from './studio.ts';
import { makeValues } from './values.ts';

const artists: Readonly<Record<string, Artist>> = {
  clients: makeClients,
  brand: makeBrand,
  posters: makePosters,
  films: makeFilms,
  faq: makeFaq,
  people: makePeople,
  about: makeAbout,
  contact: makeContact,
  services: makeServices,
  posts: makePosts,
  values: makeValues,
  types: makeTypes,
  portfolio: makePortfolio,
  social: makeSocial,
};

/** Draws every picture of the site again, or only those of the artists named. */
export async function makeArt(options: { root: string; only?: string[] }): Promise<void> {
  const studio = openStudio(options.root);
  const names = options.only ?? Object.keys(artists);
  for (const name of names) {
    const artist = artists[name];
    if (artist === undefined) {
      throw new Error(`No artist is called "${name}"; there are ${Object.keys(artists).join(', ')}`);
    }
    await artist(studio);
  }
}
