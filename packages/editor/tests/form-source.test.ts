import { expect, test } from 'vitest';
import { sayReach } from '../src/client/form-source.ts';
import { textsOf } from '../src/texts/index.ts';

test.each([
  [undefined, 'A change here changes every page.'],
  [[], 'No page shows it at the moment.'],
  [['Home'], 'A change here changes one page: Home.'],
  [['A', 'B', 'C', 'D', 'E'], 'A change here changes 5 pages: A, B, C +2.'],
])('says which pages a change changes: %j', (pages, sentence) => {
  const source = pages ? ({ kind: 'shared', name: 'outline', pages } as const) : ({ kind: 'settings', name: 'footer' } as const);
  expect(sayReach(source, textsOf('en'))).toBe(sentence);
});
