import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { stateOfText } from '../../../src/content/find/file-state.ts';
import { createYamlReader } from '../../../src/content/find/yaml-reader.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const temp = tempFolder('yaml-reader');
const text = 'title: One\nheading: Two\n';

const fileOf = (name: string) => ({ path: `pages/${name}`, absolute: join(temp, name), shown: `site/pages/${name}` });

const page = fileOf('page.yaml');
beforeEach(() => writeFileSync(page.absolute, text));

const changed = 'site/pages/page.yaml was changed while the site was read. Start the command again.';

describe('a file whose text was released', () => {
  test('is read again', () => {
    const file = createYamlReader()(page);
    file.release();
    expect(file.parse()).toMatchObject({ value: { title: 'One', heading: 'Two' }, problems: [] });
    expect(file.readText()).toBe(text);
    expect(file.parse().locate(['heading'], 'value')).toMatchObject({ line: 2, column: 10 });
  });

  test.each([
    ['was changed', () => writeFileSync(page.absolute, text.replace('One', 'Ten'))],
    ['was deleted', () => rmSync(page.absolute)],
  ])('and that %s cannot be read again', (_, change) => {
    const file = createYamlReader()(page);
    file.release();
    change();
    expect(() => file.readText()).toThrow();
    expect(() => file.parse()).toThrow();
    writeFileSync(page.absolute, text);
    expect(file.readText()).toBe(text);
  });

  test('and that was changed says so', () => {
    const file = createYamlReader()(page);
    file.release();
    writeFileSync(page.absolute, 'title: Three\n');
    expect(() => file.parse()).toThrow(changed);
    expect(createYamlReader()(page).parse().value).toEqual({ title: 'Three' });
  });

  test('is the same, however many files are released and read', () => {
    const files = Array.from({ length: 60 }, (_, index) => fileOf(`${index}.yaml`));
    for (const [index, { absolute }] of files.entries()) writeFileSync(absolute, `number: ${index}\n`);
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(59), fc.boolean()), { maxLength: 200 }), (steps) => {
        const read = createYamlReader();
        const texts = files.map((file) => read(file));
        for (const file of texts) file.release();
        for (const [index, releases] of steps) {
          expect(texts[index]?.parse().value).toEqual({ number: index });
          if (releases) texts[index]?.release();
        }
      }),
    );
  });
});

test('a file that is too large is not an empty file', () => {
  const read = createYamlReader();
  const codesAfter = (content: string) => {
    writeFileSync(page.absolute, content);
    return read(page)
      .parse()
      .problems.map(({ code }) => code);
  };
  expect(codesAfter('')).toEqual([]);
  expect(codesAfter('#'.repeat(300_000))).toEqual(['file-too-large']);
  expect(codesAfter('')).toEqual([]);
});

describe('a file that is known by its stamp', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  const inOneHour = () => vi.useFakeTimers({ now: Date.now() + 3_600_000, toFake: ['Date'] });

  test('is read when its text is needed', () => {
    inOneHour();
    const { stamp } = createYamlReader()(page);
    const read = createYamlReader((path, now) => (path === page.path && now === stamp ? stateOfText(text) : undefined));
    expect(read(page).parse().value).toEqual({ title: 'One', heading: 'Two' });
    writeFileSync(page.absolute, 'title: Three\n');
    expect(read(page).parse().value).toEqual({ title: 'Three' });
  });

  test('is not trusted when it has another text', () => {
    inOneHour();
    const file = createYamlReader(() => stateOfText('title: Before\n'))(page);
    expect(() => file.readText()).toThrow(changed);
  });

  test('has no stamp when it was written just now, because it may be written again at the same time', () => {
    const file = createYamlReader(() => stateOfText('title: Before\n'))(page);
    expect(file.stamp).toBeUndefined();
    expect(file.readText()).toBe(text);
  });
});
