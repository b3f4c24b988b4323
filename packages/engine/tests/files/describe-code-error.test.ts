import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { describeCodeError } from '../../src/files/describe-code-error.ts';
import { displayPath } from '../../src/files/display-path.ts';
import { tempFolder } from '../support/temp-folder.ts';

const temp = tempFolder('describe-code-error');
mkdirSync(join(temp, 'node_modules', 'confetti'), { recursive: true });

/** Returns what is said of a script of browsers that Vite cannot bundle, without the path of its folder. */
async function saidOf(text: string): Promise<string> {
  const file = join(temp, 'menu.enhance.ts');
  writeFileSync(file, text);
  const error: unknown = await build({
    root: temp,
    configFile: false,
    logLevel: 'silent',
    build: { write: false, rolldownOptions: { input: file } },
  }).catch((reason: unknown) => reason);
  return describeCodeError(error).join('\n').replaceAll(displayPath(file), 'menu.enhance.ts');
}

test.each([
  ['a package that is not installed', "'not-there/a'", 'The package "not-there" is not installed.', 'Install it: npm install not-there'],
  [
    'a package with a typing mistake',
    "'confeti'",
    'The package "confeti" is not installed. Did you mean "confetti"?',
    'Correct this line; or install the package if you mean it: npm install confeti',
  ],
  [
    'a module that a package does not have',
    "'confetti/nope'",
    'The package "confetti" has no module "confetti/nope".',
    'Correct this line. The documentation of the package says what it exports.',
  ],
  [
    'a file that is not there',
    "'./nope.ts'",
    'The import "./nope.ts" leads to nothing. There is no such file.',
    'Correct this line and save the file.',
  ],
])('%s is named with its line and what to do', async (_, imported, sentence, hint) => {
  const said = await saidOf(`import * as all from ${imported};\nconsole.log(all);\n`);
  expect(said).toMatch(/^menu\.enhance\.ts:1:2\d {2}code-error {2}/);
  expect(said).toContain(`  ${sentence}\n`);
  expect(said).toMatch(new RegExp(`\\n {2}${hint}$`));
});

test('a syntax error is named with its line, without colours and without the excerpt of the bundler', async () => {
  expect(await saidOf('export default function enhance() {\n  open(;\n}\n')).toBe(
    'menu.enhance.ts:2:8  code-error  Unexpected token.\n  1 | export default function enhance() {\n  2 |   open(;\n    |        ^\n  Correct this line and save the file.',
  );
});
