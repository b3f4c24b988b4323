import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { commands } from '../../../packages/engine/src/cli/commands/index.ts';
import { runMain } from '../../support/run-main.ts';

describe('a wrong call prints one sentence on stderr, nothing on stdout, and exits with 2', () => {
  test.each([
    [
      '',
      'Choose a command: start, dev, build, publish, serve, check, explain, create, upgrade, new, rename, uses, catalogue, encode, fonts, mail or prepare.',
    ],
    ['chekc', 'There is no command "chekc". Did you mean "check"? More: npx pagewright --help'],
    ['zzzzzzzz', 'There is no command "zzzzzzzz". Commands: start, dev, '],
    ['--sight x', 'There is no option --sight before the command: options come after it.'],
    ['check --formt json', '"check" has no option --formt. Did you mean --format?'],
    ['check -x', '"check" has no option -x. All options: npm run check -- --help'],
    ['check --format xml', '--format cannot be "xml". It can be text, json or github.'],
    ['check --format=jsn', '--format cannot be "jsn". Did you mean "json"?'],
    ['check --site', '--site needs a value, such as --site site.config.'],
    ['check --site --fix', '--site needs a value, such as --site site.config.'],
    ['check --site --format=json', '--site needs a value, such as --site site.config.'],
    ['check --fix=yes', '--fix takes no value: write it alone.'],
    ['uses a b', '"uses" takes no argument "b". Usage: npm run uses -- --help'],
    ['rename page', '"rename page" needs FROM (the path of the page) and TO (its new path), such as: npm run rename -- page /old-path'],
    ['rename pge /a /b', 'There is no "rename pge". Did you mean "page"? More: npm run rename -- --help'],
    ['rename media /a /b --file', '"rename media" has no option --file.'],
    ['new block x --title y', '"new block" has no option --title. All options: npm run new -- block --help'],
    ['new collection', '"new collection" needs NAME (the name of the collection), such as: npm run new -- collection team'],
    ['new collection x --pages', '"new collection" has no option --pages. Did you mean --page?'],
    ['check nonsense', 'The site in site.config has no file "nonsense". Choose a file of the site, such as pages/home.yaml.'],
    ['check --help=yes', '--help takes no value: write it alone.'],
    ['catalogue fqa --pictures', 'There is no block type and no preset "fqa". Did you mean "faq"?'],
    ['catalogue faq', 'Names choose pictures. Add --pictures, or leave them out.'],
    ['mail nonsense', '"nonsense" is not one of the possible values. It can be retry, export or erase.'],
    ['serve --port eighty', '--port is "eighty"; it must be a number from 0 to 65535.'],
  ])('%s', async (call, sentence) => {
    const { exitCode, stdout, stderr } = await runMain(...call.split(' ').filter((word) => word !== ''));
    expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: '' });
    expect(stderr.slice(0, sentence.length)).toBe(sentence);
    expect(stderr).toMatch(/^[^\n]+\n$/);
    expect(stderr).not.toMatch(/error:|positional|\bat .*:\d+:\d+/);
  });

  const fixed = commands
    .flatMap((one) =>
      'commands' in one
        ? one.commands.map((command) => ({ path: `${one.name} ${command.name}`, command }))
        : [{ path: one.name, command: one }],
    )
    .filter(({ command }) => Object.values(command.arguments).every(({ takes }) => takes !== 'all'));

  test.each(fixed)('one argument too many, after $path', async ({ path, command }) => {
    const words = Object.keys(command.arguments).map(() => 'retry');
    const { exitCode, stdout, stderr } = await runMain(...path.split(' '), ...words, 'nonsense');
    expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: '' });
    expect(stderr).toMatch(new RegExp(`^"${path}" takes no argument "nonsense"\\. Usage: npm .*-- .*--help\n$`));
  });

  test('any unknown option, after any command', async () => {
    const option = fc.stringMatching(/^--[a-z][a-z-]{0,12}(=.*)?$/);
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...commands.map(({ name }) => name)), option, async (command, written) => {
        const [name = ''] = written.split('=');
        fc.pre(commands.every((one) => 'commands' in one || !Object.hasOwn(one.options, name.slice(2))) && name !== '--help');
        const { exitCode, stdout, stderr } = await runMain(command, written);
        expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: '' });
        expect(stderr).toMatch(new RegExp(`^"${command}" has no option ${name}(?:\\.| before )`));
      }),
    );
  });
});

test('the value of an option may start with a dash', async () => {
  const { exitCode, stderr } = await runMain('new', 'page', '--title', '-5 %', '--description', '--');
  expect({ exitCode, stderr }).toEqual({
    exitCode: 2,
    stderr: 'A new page needs a path: npm run new -- page /spring-offer --title "-5 %" --description "--"\n',
  });
});

describe('an option that npm takes for itself, because -- is missing', () => {
  test.each([
    ['build', 'npm_config_release', 'npm run build -- --release'],
    ['rename page /a /b', 'npm_config_dry_run', 'npm run rename -- page --dry-run'],
    ['start', 'npm_config_out', 'npm start -- --out'],
    ['start', 'npm_config_editor', 'npm start -- --edit', ''],
  ])('%s', async (call, variable, right, value = 'true') => {
    vi.stubEnv(variable, value);
    const { exitCode, stderr } = await runMain(...call.split(' '));
    const option = right.slice(right.lastIndexOf('--'));
    expect({ exitCode, stderr }).toEqual({
      exitCode: 2,
      stderr: `npm took ${option} for itself. Write -- before the options of a command: ${right}\n`,
    });
  });
});
