import { createSiteLoader } from '../../packages/engine/src/site/load-site.ts';
import siteCode from '../../src/site.ts';
import { type LoadedCopy, shareSites } from './shared-site.ts';
import { copySite, type SiteCopy } from './site-copy.ts';

/** A type of records. */
export const plants = `one: plant
many: plants
fields:
  name: { kind: text, required: true }
  sowing: { label: Sowing time, kind: period, required: true, help: when it is sown outside }
  height: { kind: number, unit: cm, decimals: 0, min: 1 }
  deposit: { kind: money, currency: EUR, required: true }
  hardiness: { kind: rating }
  growth: { kind: choice, options: [annual, biennial, { value: perennial, label: Lives for years }] }
  neighbours: { kind: records, of: plants }
  garden: { kind: place }
  germination: { kind: duration }
  tips:
    kind: list
    fields:
      title: { kind: text, required: true }
      text: { kind: markdown }
`;

/** Records of the type. */
export const records = `- id: kale
  name: Kale
  sowing: { from: 2027-04-01, until: 2027-06-15 }
  height: 80
  deposit: 2.5
  hardiness: 5
  growth: biennial
  neighbours: [bean]
  garden: { name: Hill garden, city: Mill Green }
  germination: 7 days
  tips:
    - title: Net it
- id: bean
  name: Bean
  sowing: { from: 2027-05-10 }
  deposit: 2
`;

/** The pages of the records. */
export const page = `path: /plants/{id}
collection: plants
title: "{name}"
description: "{name} from the seed library, with its sowing time and what you leave for it."
blocks:
  - type: page-header
    heading: "{name}, for {deposit}"
`;

/** The time of the tests: before what is sown. */
export const now = (): Date => new Date('2027-03-01T12:00:00Z');

/** Returns a copy of the smallest site with a library of plants: a type with its records and their pages. `temp` is a folder of the test file. */
export const plantLibrary = shareSites(siteCode, copyLibrary, now);

function copyLibrary(temp: string): SiteCopy {
  const site = copySite('minimal', temp);
  site.write('types/plants.yaml', plants);
  site.write('collections/plants.yaml', records);
  site.write('pages/plants.yaml', page);
  return site;
}

/** Returns the errors of a site, as path, line and message. */
export async function errorsOf(site: SiteCopy | LoadedCopy): Promise<string[]> {
  const load = 'load' in site ? site.load : createSiteLoader(site.dir, siteCode, now);
  return (await load())
    .findProblems()
    .flatMap(({ severity, file, line, message }) =>
      severity === 'error' ? [`${file.slice(file.lastIndexOf('/', file.lastIndexOf('/') - 1) + 1)}:${line} ${message}`] : [],
    );
}
