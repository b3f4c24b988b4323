import { expect, test } from 'vitest';
import type { BlockDefinitions } from '../../../../packages/core/src/schema/fields/define-block.ts';
import { blocks } from '../../../../schemas/blocks/index.ts';
import { problemsOfBlock } from '../../../support/yaml-texts.ts';

test.each([
  ['team', 'people'],
  ['speakers', 'people'],
  ['agenda', 'schedule'],
  ['programme', 'schedule'],
  ['lightbox', 'gallery'],
  ['photos', 'gallery'],
  ['hours', 'opening-hours'],
  ['address', 'location'],
  ['vacancy', 'job'],
  ['files', 'downloads'],
  ['iframe', 'video'],
  ['youtube', 'video'],
  ['google-maps', 'map'],
  ['comparison-slider', 'before-after'],
  ['timer', 'countdown'],
  ['html', 'rich-text'],
  ['announcement', 'banner'],
  ['feature-table', 'comparison-table'],
  ['versus', 'compare'],
  ['sticky-cta', 'sticky-action'],
  ['two-columns', 'columns'],
  ['see-also', 'related-pages'],
  ['prices', 'pricing'],
  ['data-table', 'table'],
  ['milestones', 'timeline'],
  ['sponsors', 'logo-wall'],
  ['price-table', 'pricing'],
  ['hero', 'hero-image'],
  ['markdown', 'rich-text'],
  ['blockquote', 'quote'],
  ['metrics', 'key-figures'],
  ['how-it-works', 'steps'],
  ['survey', 'form'],
  ['contact', 'contact-form'],
])('"%s" leads to %s', (written, type) => {
  expect(problemsOfBlock(`type: ${written}\nheading: A title`)).toMatchObject([
    { code: 'unknown-block-type', message: expect.stringContaining(`Did you mean "${type}"?`), fix: expect.stringContaining(type) },
  ]);
});

test('a synonym is not the name of a type, and belongs to one type only', () => {
  const definitions: BlockDefinitions = blocks;
  const synonyms = Object.values(definitions).flatMap(({ traits }) => traits.synonyms ?? []);
  expect(synonyms.filter((name) => Object.hasOwn(blocks, name))).toEqual([]);
  expect(synonyms).toEqual([...new Set(synonyms)]);
});
