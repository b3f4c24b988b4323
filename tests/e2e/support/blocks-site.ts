import { readdirSync, writeFileSync } from 'node:fs';
import { isSweep } from '../../../packages/engine/tests/support/sweeps.ts';
import { addPage } from './block-page.ts';
import { type BuiltSite, siteForExamples } from './built-site.ts';

/** All block types in the sweeps, else two with many kinds of content and controls. */
export const blockTypes: readonly string[] = isSweep
  ? readdirSync('tests/blocks').filter((name) => !name.includes('.'))
  : ['form', 'pricing'];

/** A page with long words and numbers in narrow columns, records to compare, and few people and fields. */
const longWords = `path: /long-words
title: Long words
description: A comparison of five offers with long names and texts.
blocks:
  - type: page-header
    heading: Long words
  - type: comparison-table
    heading: Offers
    columns: [{ name: Basisversicherung }, { name: Haushaltsversicherung }, { name: Rechtsschutz }, { name: All }, { name: On-premises installation }]
    rows:
      - label: Donaudampfschifffahrtsgesellschaft
        values: [Donaudampfschifffahrtsgesellschaftskapitän, A person who knows your setup and comes to you, true, false, "25"]
  - type: table
    heading: Prices
    columns: [Basisversicherung, Haushaltsversicherung, Rechtsschutzversicherung, Price]
    rows: [[Included, Included, Included, €12]]
  - type: compare
    heading: Looms
    records: { of: looms, show: [rent, noise, pros] }
  - type: counters
    heading: In numbers
    counters:
      - { label: Letters, target: 1000000, suffix: + }
      - { label: Calls, target: 1000000 }
      - { label: Visits, target: 1000000 }
      - { label: Answers, target: 100 }
  - type: people
    heading: Who you meet
    people: [{ name: Amara Bello, image: { src: /media/pictures/bench.png, alt: Amara Bello } }]
  - type: form
    heading: Write to us
    layout: two-columns
    thankYou: /
    fields:
      - { kind: textarea, name: message, label: Message }
      - { kind: phone, name: phone, label: Phone }
      - { kind: textarea, name: more, label: More }
      - { kind: text, name: street, label: Street }
      - { kind: text, name: town, label: Town }
`;

/** Returns a site that has a page `/one-TYPE` for each block type, with its full example. */
export function siteOfBlockTypes(): BuiltSite {
  const site = siteForExamples();
  for (const type of blockTypes) addPage(site, `/one-${type}`, [type]);
  writeFileSync(site.content('pages/long-words.yaml'), longWords);
  return site;
}
