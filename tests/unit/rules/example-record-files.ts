import type { RuleCode } from '../../../packages/core/src/rules/rule-codes.ts';
import type { SiteCopy } from '../../support/site-copy.ts';
import { page, type Sides, withBlock } from './example-page.ts';

const office = (site: SiteCopy, ana: string): void => {
  site.write(
    'collections/people.yaml',
    `${site.read('collections/people.yaml')}${ana}- id: ben\n  name: Ben Roy\n  role: Sells them\n  tags: [office]\n`,
  );
  site.write(
    'pages/chairs.yaml',
    withBlock('/chairs', 'type: portraits\n    heading: Chairs\n    people: { role: Makes chairs, tags: [office] }') +
      '  - type: portraits\n    heading: Others\n    people: [ben]\n',
  );
};

const isDraft = (site: SiteCopy, file: string, id: string): void => site.edit(file, `- id: ${id}\n`, `- id: ${id}\n  draft: true\n`);

const isOver = (site: SiteCopy, file: string, id: string): void =>
  site.edit(file, `- id: ${id}\n`, `- id: ${id}\n  publish: { until: 2020-06-01 }\n`);

const howLong = (site: SiteCopy): void =>
  site.write('pages/repairs.yaml', withBlock('/repairs', 'type: questions\n    heading: Repairs\n    questions: [how-long]'));

const repairs = (site: SiteCopy): void =>
  site.write('pages/repairs.yaml', withBlock('/repairs', 'type: questions\n    heading: Repairs\n    questions: [who-pays, how-long]'));

const chair = (site: SiteCopy): void =>
  site.write('pages/chair.yaml', page('/chair').replace('type: hero\n    heading: An example', 'type: story\n    story: first-chair'));

/** Puts the people of the site into files of their own, and adds one in `file`. */
const ben = (site: SiteCopy, file: string): void => {
  site.remove('collections/people.yaml');
  site.write('collections/people/ana.yaml', 'name: Ana Sol\nrole: Makes chairs\n');
  site.write(`collections/${file}`, 'name: Ben Roy\nrole: Sells them\n');
  site.write('pages/ben.yaml', withBlock('/ben', 'type: portraits\n    heading: Who sells them\n    people: all'));
};

const selectRepairs = (site: SiteCopy): void =>
  site.write('pages/repairs.yaml', withBlock('/repairs', 'type: questions\n    heading: Repairs\n    questions: { tags: [repairs] }'));

const makers = (site: SiteCopy): void =>
  site.write(
    'pages/makers.yaml',
    withBlock('/makers/{slug}', 'type: portraits\n    heading: Makers\n    people: "{records}"').replace(
      'title:',
      'collection: people\nper: role\ntitle:',
    ),
  );

/** How to create the files that the examples of rules about records name. */
export const recordFiles = {
  'value-without-slug': {
    wrong: (site) => {
      makers(site);
      site.edit('collections/people.yaml', 'role: Makes chairs', 'role: "?!"');
    },
    right: makers,
  },
  'no-match': {
    wrong: (site) => office(site, ''),
    right: (site) => office(site, '  tags: [office]\n'),
  },
  'tagged-record-in-all': {
    wrong: (site) => {
      site.edit('collections/questions.yaml', '- id: who-pays\n', '- id: who-pays\n  tags: [repairs]\n');
      selectRepairs(site);
    },
    right: (site) => {
      site.edit('collections/questions.yaml', '- id: who-pays\n', '- id: who-pays\n  tags: [repairs]\n');
      site.edit('collections/questions.yaml', '- id: how-long\n', '- id: how-long\n  tags: [general]\n');
      site.edit('pages/questions.yaml', '    heading: Our answers\n', '    heading: Our answers\n    questions: { tags: [general] }\n');
      selectRepairs(site);
    },
  },
  'record-file-name': {
    wrong: (site) => ben(site, 'people/Ben Roy.yaml'),
    right: (site) => ben(site, 'people/ben.yaml'),
  },
  'record-file-place': {
    wrong: (site) => ben(site, 'people/office/ben.yaml'),
    right: (site) => ben(site, 'people/ben.yaml'),
  },
  'needs-unpublished-record': {
    wrong: (site) => {
      isDraft(site, 'collections/stories.yaml', 'first-chair');
      chair(site);
    },
    right: chair,
  },
  'empty-list': {
    wrong: (site) => {
      isOver(site, 'collections/questions.yaml', 'how-long');
      howLong(site);
    },
    right: howLong,
  },
  'no-published-page': {
    wrong: (site) => isOver(site, 'collections/stories.yaml', 'first-chair'),
    right: () => {},
  },
  'unpublished-record': {
    wrong: (site) => {
      isDraft(site, 'collections/questions.yaml', 'how-long');
      repairs(site);
    },
    right: repairs,
  },
} satisfies Partial<Record<RuleCode, Sides>>;
