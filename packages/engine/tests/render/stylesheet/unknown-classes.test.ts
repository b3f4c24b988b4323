import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Sources } from '../../../src/bundle/components/source-file.ts';
import { unknownClasses } from '../../../src/render/stylesheet/unknown-classes.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const temp = tempFolder('unknown-classes');

const css =
  '.flex{display:flex}.items-center{align-items:center}@media(width>=40rem){.sm\\:grid-cols-2{margin:.5rem}.\\32 xl\\:w-1\\/2{width:50%}}.card .card-title{color:red}';

let count = 0;

/** Returns the warnings for a component, and for a script beside it. */
function warningsFor(component: string, script = ''): Promise<string[]> {
  count += 1;
  const folder = join(temp, String(count));
  mkdirSync(folder);
  const sources = new Sources();
  const texts = { 'title.tsx': component, 'title.enhance.ts': script };
  const files = Object.entries(texts).map(([name, text]) => {
    writeFileSync(join(folder, name), text);
    return sources.read(join(folder, name));
  });
  const written = '.text-link, .text-quiet:hover, .card-tall { color: red }';
  return unknownClasses(new Set(files), css, { folder, written, listUtilities: async () => ['text-4xl'] });
}

test('a class without styles is named with its line and the nearest class', async () => {
  const component = `export default () => (
  <p className="flex item-center">
    <b className={isOpen ? 'sm:grid-col-2' : classNames('flex', isOpen && 'zzz')} />
    <i className="md:text-4xxl" />
  </p>
);\n`;
  expect(await warningsFor(component)).toEqual([
    'title.tsx:2  The class "item-center" has no styles. Did you mean "items-center"?',
    'title.tsx:3  The class "sm:grid-col-2" has no styles. Did you mean "sm:grid-cols-2"?',
    'title.tsx:3  The class "zzz" has no styles.',
    'title.tsx:4  The class "md:text-4xxl" has no styles. Did you mean "md:text-4xl"?',
  ]);
});

test.each([
  ['a class of a stylesheet', '<p className="card 2xl:w-1/2 card-title sm:grid-cols-2" />'],
  ['a mark for variants', '<p className="group peer/field group/card" />'],
  ['what is compared, looked up or passed on', "<p className={kind === 'large' ? 'flex' : looks['small'] ?? find('other')} />"],
  ['another attribute', '<p id="unknown" title="unknown words" />'],
])('%s is no mistake', async (_, element) => {
  expect(await warningsFor(`export default () => ${element};\n`)).toEqual([]);
});

test('a class that a script looks for is a hook', async () => {
  const component = 'export default () => <ul className="slides is-open" />;\n';
  expect(await warningsFor(component)).toHaveLength(2);
  const script = "export default (element) => element.querySelector('ul.slides')?.classList.remove('is-open');\n";
  expect(await warningsFor(component, script)).toEqual([]);
});

test('a class that is put together is named when it may mean one of Tailwind', async () => {
  expect(await warningsFor("export default ({ look }) => <p className={isTall ? 'card-' + look : 'text-' + look} />;\n")).toEqual([
    "title.tsx:1  The class name 'text-' + is put together from parts: it has styles when it is one of your stylesheets (text-link, text-quiet), and none when it is another of Tailwind. Write those whole.",
  ]);
});
