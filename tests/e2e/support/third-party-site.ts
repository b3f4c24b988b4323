import { readFileSync, writeFileSync } from 'node:fs';
import { exampleOf } from './block-page.ts';
import { BuiltSite } from './built-site.ts';

const page = (path: string, blocks: string): string =>
  `path: ${path}\ntitle: The page at ${path}\ndescription: A page that shows something of another site, at ${path}.\nblocks:\n  - type: page-header\n    heading: The page at ${path}\n${blocks}`;

const example = (type: string): string => `  - ${exampleOf(type).replaceAll('\n', '\n    ')}\n`;

const poster = '    poster: /media/pictures/poster.png\n';

const pages = {
  privacy: page('/privacy', '  - type: rich-text\n    heading: What we store\n    content: <p>Nothing.</p>\n'),
  youtube: page('/youtube', `  - type: video\n    heading: How we weave\n    url: https://www.youtube.com/watch?v=loom-1&t=30s\n${poster}`),
  vimeo: page('/vimeo', `  - type: video\n    heading: How we dye\n    url: https://vimeo.com/12345\n${poster}`),
  linked: page('/linked', `  - type: video\n    heading: Our channel\n    url: https://www.youtube.com/loomwrights\n${poster}`),
  map: page('/map', example('map')),
  write: page('/write', example('contact-form')),
  order: page('/order', example('sticky-action')),
  booking: page('/booking', example('booking')),
};

/** Returns a copy of the fixture site with pages that show videos, maps and calendars, whose footer links to them. */
export function thirdPartySite(settings = ''): BuiltSite {
  const site = new BuiltSite('tests/sites/blocks');
  for (const [name, text] of Object.entries(pages)) writeFileSync(site.content(`pages/${name}.yaml`), text);
  const file = site.content('site.yaml');
  const links = Object.keys(pages).map((name) => `\n    - label: ${name}\n      to: /${name}`);
  const text = readFileSync(file, 'utf8')
    .replace(/^embeds: .*$/m, 'embeds: [youtube, vimeo, openstreetmap, calendly]')
    .replace(/^mail:$/m, 'mail:\n  thankYou: /booking')
    .replace(/^ {2}links:\n {4}- label: Home\n {6}to: \/$/m, (found) => found + links.join(''));
  writeFileSync(file, text + settings);
  return site;
}
