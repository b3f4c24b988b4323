import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import { runMain } from '../../support/run-main.ts';
import { copySite, type SiteCopy } from '../../support/site-copy.ts';

const temp = tempFolder('check');
const head = (path: string, title: string): string =>
  `path: ${path}\ntitle: ${title}\ndescription: The page at ${path}, in a sentence that is long enough to be shown by search engines.\nblocks:\n`;

/** A small site with errors in two pages, one of them in a file with Windows line endings. */
function siteWithMistakes(): SiteCopy {
  const site = copySite('minimal', temp);
  site.write(
    'pages/first.yaml',
    `${head('/first', 'The first page')}  - type: notcie\n    heading: "A, b: c%"\n  - type: notice\n    heading: Welcome\n`.replace(
      '"Welcome',
      'Welcome',
    ),
  );
  site.write(
    'pages/second.yaml',
    `# Kept: as it is.\n${head('/second', '"50, or: more"')}  - type: page-header\n    heading: 'What's new'\n`.replaceAll('\n', '\r\n'),
  );
  return site;
}

const check = async (site: SiteCopy, ...options: string[]) => {
  const { exitCode, stdout, stderr } = await runMain('check', '--site', site.dir, ...options);
  const inSite = (text: string): string => text.replaceAll(`${site.dir}/`, '');
  return { exitCode, stdout: inSite(stdout), stderr: inSite(stderr) };
};

const problemsSchema = z.array(
  z.strictObject({
    file: z.string(),
    line: z.int(),
    column: z.int(),
    length: z.int(),
    code: z.string(),
    severity: z.enum(['error', 'warning']),
    message: z.string(),
    context: z.string().nullable(),
    hint: z.string().nullable(),
    fix: z.string().nullable(),
    edits: z.array(z.strictObject({ start: z.int(), end: z.int(), text: z.string() })),
    excerpt: z.array(z.strictObject({ line: z.int(), text: z.string() })),
  }),
);

describe('as text', () => {
  test('every problem is reported once, in order, with a fix or hint', async () => {
    const { exitCode, stdout, stderr } = await check(siteWithMistakes());
    expect({ exitCode, stdout }).toEqual({ exitCode: 1, stdout: '' });
    const heads = stderr.split('\n').filter((line) => /^pages\//.test(line));
    expect(heads.map((line) => line.split('  ').slice(0, 2))).toEqual([
      ['pages/first.yaml:5:11', 'unknown-block-type'],
      ['pages/first.yaml:7:11', 'missing-field'],
      ['pages/first.yaml:7:11', 'missing-field'],
      ['pages/second.yaml:7:14', 'quote-in-text'],
    ]);
    expect(stderr).toContain('  fix (--fix):  heading: "What\'s new"');
    expect(stderr.match(/npm run explain -- missing-field/g)).toHaveLength(1);
    expect(stderr).toMatch(/\n4 errors in 2 files · 1 can be fixed with --fix\n$/);
  });

  test('a valid site is reported with the number of checked items', async () => {
    const { exitCode, stdout, stderr } = await check(copySite('minimal', temp));
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
    expect(stdout).toMatch(/^1 page, 2 blocks, 2 links, 2 images: all good \(\d+\.\d s\)\n\d+ sample values are left, .*\n$/);
  });

  test('warnings are reported and do not fail the check', async () => {
    const site = copySite('minimal', temp);
    site.edit('pages/home.yaml', 'text: And nothing else.', 'text: And **nothing** else.');
    const { exitCode, stdout, stderr } = await check(site);
    expect(exitCode).toBe(0);
    expect(stderr).toMatch(/^pages\/home\.yaml:\d+:\d+ {2}markup-in-text \(warning\) {2}/);
    expect(stderr).toMatch(/\n1 warning in 1 file/);
    expect(stdout).toMatch(/^1 page, .* no errors/);
  });
});

describe('as JSON', () => {
  test('only the problems are on stdout, each with every field', async () => {
    const { exitCode, stdout, stderr } = await check(siteWithMistakes(), '--format', 'json');
    expect({ exitCode, stderr }).toEqual({ exitCode: 1, stderr: '' });
    const problems = problemsSchema.parse(JSON.parse(stdout));
    expect(problems.map(({ code }) => code)).toEqual(['unknown-block-type', 'missing-field', 'missing-field', 'quote-in-text']);
    expect(problems[3]?.edits).not.toEqual([]);
  });

  test('a valid site is an empty array', async () => {
    expect(await check(copySite('minimal', temp), '--format=json')).toEqual({ exitCode: 0, stdout: '[]\n', stderr: '' });
  });

  test('the changes of --fix are not on stdout', async () => {
    const { stdout, stderr } = await check(siteWithMistakes(), '--format', 'json', '--fix');
    expect(problemsSchema.parse(JSON.parse(stdout))).toHaveLength(3);
    expect(stderr).toContain('Changed 1 place in 1 file.');
  });
});

describe('for GitHub', () => {
  test('every problem is a command of one line, for all characters', async () => {
    const site = siteWithMistakes();
    site.write('pages/50%, a.yaml', 'path: /a\n');
    const { exitCode, stdout } = await check(site, '--format', 'github');
    expect(exitCode).toBe(1);
    const lines = stdout.trimEnd().split('\n');
    for (const line of lines) expect(line).toMatch(/^::(error|warning) file=[^:,]+,line=\d+,col=\d+,endColumn=\d+,title=[\w-]+::.+$/);
    expect(lines.find((line) => line.includes('title=unknown-block-type'))).toMatch(
      /^::error file=pages\/first\.yaml,line=5,col=11,endColumn=17,title=unknown-block-type::Unknown block type "notcie"\. Did you mean "notice"\? \(page "The first page", block 1\)%0A.*%0Afix: type: notice$/,
    );
    expect(lines.some((line) => line.includes('file=pages/50%25%2C a.yaml,'))).toBe(true);
  });
});

test('an unknown format is reported with the possible ones', async () => {
  expect(await check(copySite('minimal', temp), '--format', 'xml')).toEqual({
    exitCode: 2,
    stdout: '',
    stderr: '--format cannot be "xml". It can be text, json or github.\n',
  });
});

describe('with --fix', () => {
  test('applies the safe fixes, shows the changes, and reports the other problems', async () => {
    const site = siteWithMistakes();
    const before = site.read('pages/second.yaml');
    const first = site.read('pages/first.yaml');
    const { exitCode, stderr } = await check(site, '--fix');
    expect(exitCode).toBe(1);
    expect(stderr).toContain("pages/second.yaml:7  quote-in-text\n  -     heading: 'What's new'\n  +     heading: \"What's new\"\n");
    expect(stderr).toContain('Changed 1 place in 1 file.');
    expect(stderr).toMatch(/\n3 errors in 1 file\n$/);
    expect(site.read('pages/second.yaml')).toBe(before.replace("'What's new'", '"What\'s new"'));
    expect(site.read('pages/first.yaml')).toBe(first);
  });

  test('a second time changes nothing', async () => {
    const site = siteWithMistakes();
    await check(site, '--fix');
    const { stderr } = await check(site, '--fix');
    expect(stderr).toContain('Nothing was changed: no problem here can be fixed with --fix.');
  });

  test('removes what can only be removed, and keeps comments and neighbours', async () => {
    const site = copySite('minimal', temp);
    const before = site.read('site.yaml');
    const added = [
      '# Where messages go.',
      'mail:',
      '  # A setting of an earlier version is below.',
      '  proofOfWork: true # for a while',
      "  timeout: 20000 # 'seconds'",
      'languages:',
      '  en:',
      '    prefix: en',
      '    name: "English" # the default',
      '',
    ];
    site.write('site.yaml', before + added.join('\n'));
    const { exitCode, stderr } = await check(site, '--fix');
    expect(stderr).toContain('Changed 2 places in 1 file.');
    expect(stderr).toContain('\n  -   proofOfWork: true # for a while\n');
    expect(exitCode).toBe(0);
    const gone = ['  proofOfWork', '    prefix'];
    expect(site.read('site.yaml')).toBe(before + added.filter((line) => !gone.some((start) => line.startsWith(start))).join('\n'));
  });

  test('a translation within braces says which state it translates, too', async () => {
    const site = copySite('three-languages', temp);
    const faqs = 'collections/de/faqs.yaml';
    site.write(faqs, '- { id: card, question: Brauche ich einen Ausweis?, answer: "Ja, bitte." }\n');
    await check(site, '--fix', faqs);
    expect(site.read(faqs)).toMatch(/^- \{ translated: [a-z]{8}, id: card, question: /);
    const { stderr } = await check(site);
    expect(stderr).not.toContain('unmarked-translation');
  });

  test('the fixed original of a translation does not make the translation out of date', async () => {
    const site = copySite('three-languages', temp);
    const unmark = (...files: string[]): void => {
      for (const file of files) site.write(file, site.read(file).replace(/^translated: .*\n/m, ''));
    };
    const outdated = 'has changed since this was translated';
    // In the run that says for the first time what is translated.
    unmark('pages/de/about-us.yaml', 'pages/ar/about-us.yaml', 'site.de.yaml', 'site.ar.yaml');
    site.edit('site.yaml', 'tagline: Borrow, read, return.', 'tagline: "**Borrow**, read, return."');
    site.edit('pages/about-us.yaml', 'title: About us', 'title: "**About us**"');
    const { stderr: first } = await check(site, '--fix');
    expect(first).toContain('markup-in-text');
    expect(first).toContain('site.de.yaml:1  unmarked-translation');
    expect(first).not.toContain(outdated);
    // In a later run, for a translation that is current, and one that was not before the fix.
    unmark('pages/de/contact.yaml');
    site.edit('pages/contact.yaml', 'title: Contact', 'title: "**Contact**"');
    await check(site, '--fix', 'pages/de/contact.yaml');
    const { stderr: second } = await check(site, '--fix');
    expect(second).toContain('pages/de/contact.yaml:2  outdated-translation');
    expect(second).not.toContain(`${outdated}.  (page "Kontakt")`);
    expect(second).toContain(`pages/contact.yaml ${outdated}.  (page "تواصل معنا")`);
  });
});
