import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { analyticsSchema, analyticsScript } from '../../src/schema/analytics.ts';

/** Returns the attributes and the counter of the script that `analytics` of a site declares. */
function scriptOf(yaml: string): Partial<ReturnType<typeof analyticsScript>> {
  const { src: _, ...script } = analyticsScript({ url: 'https://loom.example', analytics: analyticsSchema.parse(parse(yaml)) }) ?? {
    src: '',
  };
  return script;
}

test.each([
  ['{ provider: plausible, script: "https://plausible.io/js/script.js" }', { attributes: { 'data-domain': 'loom.example' } }],
  [
    '{ provider: plausible, script: "https://plausible.io/js/script.js", id: www.loom.example, endpoint: "https://stats.example/api" }',
    { attributes: { 'data-domain': 'www.loom.example', 'data-api': 'https://stats.example/api' } },
  ],
  ['{ provider: umami, script: "https://stats.example/script.js", id: 4f0c }', { attributes: { 'data-website-id': '4f0c' } }],
  [
    '{ provider: umami, script: "https://stats.example/script.js", id: 4f0c, endpoint: "https://other.example/api" }',
    { attributes: { 'data-website-id': '4f0c', 'data-host-url': 'https://other.example' } },
  ],
  [
    '{ provider: goatcounter, script: "https://gc.zgo.at/count.js", endpoint: "https://loom.goatcounter.com/count" }',
    { attributes: { 'data-goatcounter': 'https://loom.goatcounter.com/count' }, counter: 'goatcounter' },
  ],
])('%s: the script has the attributes that its service documents', (yaml, expected) => {
  expect(scriptOf(yaml)).toEqual(expected);
});
