import { readFile } from 'node:fs/promises';
import { fill } from '../../../shared/fill-page.js';
import { readContent } from '../../read-content.js';

const byId = (records) => new Map(records.map((record) => [String(record.id), record]));

/** Every page with what its blocks refer to: the data file of the template in `../page.11ty.js`. */
export default async function loadPages() {
  const { site, media, collections, pages } = await readContent();
  const styles = await readFile(new URL('../../content/styles.css', import.meta.url), 'utf8');
  const shared = {
    site,
    media,
    styles,
    clients: collections.clients,
    websiteTypes: collections['website-types'],
    portfolio: collections.portfolio,
    faqs: byId(collections.faqs),
    posts: byId(collections.posts),
    testimonials: byId(collections.testimonials),
  };
  const all = pages.flatMap((page) => (page.collection ? collections[page.collection].map((record) => fill(page, record)) : [page]));
  return all.map((page) => ({ page, shared }));
}
