import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Sources } from '../../../src/bundle/components/source-file.ts';
import { importedStyles } from '../../../src/render/stylesheet/imported-styles.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const folder = tempFolder('imported-styles');

/** Writes a component with these imports, and other files by their names. Returns what pages get, or what the developer reads. */
function stylesOf(imports: string, files: Readonly<Record<string, string>> = {}): unknown {
  const component = join(folder, 'map.tsx');
  writeFileSync(component, `import { useState } from 'react';\n${imports}\nexport default () => <p />;\n`);
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  try {
    return importedStyles([new Sources().read(component)], '/loaf/assets');
  } catch (error) {
    return error;
  }
}

test('a stylesheet that is missing is named where it is imported, in a component and in another stylesheet', () => {
  const missing = (file: string, line: number, name: string) =>
    expect.objectContaining({ place: { file: join(folder, file), line, column: 1 }, reason: `There is no stylesheet "${name}".` });
  expect(stylesOf("import './gone.css';")).toEqual(missing('map.tsx', 2, './gone.css'));
  expect(stylesOf("import 'no-such-package/map.css';")).toEqual(missing('map.tsx', 2, 'no-such-package/map.css'));
  const files = { 'map.css': '@import "pins.css";\n@import "gone.css" print;\n', 'pins.css': '.pin { color: red }' };
  expect(stylesOf("import './map.css';", files)).toEqual(missing('map.css', 2, 'gone.css'));
});

test('an import in a comment, and one of another host, stay as they are', () => {
  const css = '/* @import "gone.css"; */\n@import "https://fonts.example/a.css";\n.map { color: red }';
  expect(stylesOf("import './map.css';", { 'map.css': css })).toMatchObject({ css });
});

test('files of a stylesheet are below the path of the site, under a name that the preview and the build know', () => {
  const found = stylesOf("import './pins.css';", { 'pins.css': '.pin { background: url(pin.svg) }', 'pin.svg': '<svg/>' });
  expect(found).toMatchObject({ css: expect.stringMatching(/^\.pin \{ background: url\("\/loaf\/assets\/pin-[\da-f]{8}\.svg"\) \}$/) });
  expect([...Object(found).files.values()]).toEqual([join(folder, 'pin.svg')]);
});
