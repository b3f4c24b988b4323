import { setTimeout } from 'node:timers/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { isSweep } from '../../packages/engine/tests/support/sweeps.ts';
import { addFiles, followed, openEditor, startEditing, test } from './support/editor-test.ts';
import { variants } from './support/sweep-tags.ts';

/** `SEED=…` repeats what a run has done. */
const seed = Number(process.env.SEED ?? Date.now() % 1_000_000);
/** The sweeps try more, with longer delays in milliseconds. `ROUNDS=…` and `DELAY=…` try others. */
const [rounds, longestDelay] = [Number(process.env.ROUNDS ?? (isSweep ? 60 : 4)), Number(process.env.DELAY ?? (isSweep ? 2000 : 400))];
const longestWait = isSweep ? 300_000 : 30_000;

/** Numbers from 0 to 1 that a seed chooses (mulberry32). */
function randomOf(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Delays every request of the editor, each by another time. */
const delayAll = (page: Page, random: () => number): Promise<unknown> =>
  page.route(/__editor\//, async (route) => {
    await setTimeout(random() * longestDelay);
    await route.continue().catch(() => undefined);
  });

/** Loads the editor again at once. A person stays when the browser asks about words that are kept nowhere. */
async function leaveEditor(page: Page): Promise<void> {
  const hasAsked = new Promise<void>((done) => {
    page.once('dialog', (dialog) => void dialog.dismiss().then(done));
  });
  void page.evaluate(() => location.reload()).catch(() => undefined);
  await Promise.race([page.waitForEvent('load'), hasAsked]);
  page.removeAllListeners('dialog');
}

const names = ['One', 'Two', 'Three', 'Four', 'Five'];
const blocks = names.map((name) => `  - type: rich-text\n    heading: ${name}\n    content: Words.\n`).join('');
const file = 'pages/chosen.yaml';
const start = 'path: /chosen\ntitle: Chosen\ndescription: A page.\nblocks:\n  - type: page-header\n    heading: Chosen\n';
const content = `${start}${blocks}`;

/** Returns the first word of what is marked as chosen. In one step: a block that is moved has another button a moment later. */
const markedAt = (page: Page, selector: string): Promise<string> =>
  page.evaluate((marked) => document.querySelector(marked)?.textContent?.split(' ')[0] ?? '', selector);

const markedBlock = (page: Page): Promise<string> => markedAt(page, 'button.block[aria-current="true"] span');

/** End alone leads to the end of a line. A long text has several, and a word in the middle of another one would look as if that were lost. */
const endOfText = 'ControlOrMeta+End';

/** Types a word at the end of a field as fast as it goes. Returns what was marked as chosen. */
async function typeAtEnd(page: Page, field: Locator, word: string, marked: () => Promise<string>): Promise<string> {
  await field.click();
  const before = await marked();
  await page.keyboard.press(endOfText);
  await page.keyboard.type(` ${word}`);
  expect(await marked(), `what is marked as chosen while "${word}" is typed, with SEED=${seed}`).toBe(before);
  return before;
}

/** Returns the words that were typed into each entry of a file, by the names of the entries. */
const wordsIn = (text: string, start: string, all: readonly string[]): Record<string, string[]> =>
  Object.fromEntries(
    text.split(start).flatMap((entry) => {
      const name = all.find((one) => new RegExp(`: "?${one}\\b`).test(entry));
      return name === undefined ? [] : [[name, (entry.match(/w\d+;/g) ?? []).sort()]];
    }),
  );

const expected = (typed: ReadonlyMap<string, readonly string[]>): Record<string, string[]> =>
  Object.fromEntries([...typed].map(([name, words]) => [name, [...words].sort()]));

test('what is typed goes to the block that is marked as chosen, however long the preview takes', variants, async ({ page, preview }) => {
  test.setTimeout(isSweep ? 600_000 : 60_000);
  test.info().annotations.push({ type: 'SEED', description: String(seed) });
  const random = randomOf(seed);
  const oneOf = <Value>(values: readonly [Value, ...Value[]]): Value => values[Math.floor(random() * values.length)] ?? values[0];
  // What a press was on decides: a block that is moved may come under the pointer a moment before it.
  await page.addInitScript(() =>
    addEventListener(
      'pointerdown',
      ({ target }) => {
        const heading = target instanceof Element ? target.closest('h2') : null;
        if (heading && top) top.document.documentElement.dataset.pressed = heading.textContent.split(' ')[0] ?? '';
      },
      true,
    ),
  );
  const shown = await openEditor(page, preview, '/chosen', { [file]: content });
  await delayAll(page, randomOf(seed + 1));
  const typed = new Map(['Chosen', ...names].map((name): [string, string[]] => [name, []]));
  const heading = page.getByRole('region', { name: 'Fields' }).getByLabel('Heading', { exact: true });
  for (let round = 0; round < rounds; round += 1) {
    const word = `w${round};`;
    const name = oneOf(['One', 'Two', 'Three', 'Four', 'Five']);
    const action = oneOf(['list', 'list', 'list', 'page', 'move', 'leave', 'load page']);
    if (action === 'leave') {
      await leaveEditor(page);
      await expect(shown.getByRole('heading', { name: 'Chosen' })).toBeVisible();
      continue;
    }
    if (action === 'load page') {
      const loaded = page.waitForEvent('framenavigated');
      await shown.locator('body').evaluate(({ ownerDocument }) => ownerDocument.location.reload());
      // A page that is not there yet takes no click.
      await loaded;
      await expect(shown.getByRole('heading', { name: 'Chosen' })).toBeVisible();
      await setTimeout(100 + random() * 500);
      continue;
    }
    if (action === 'page') {
      // People press a button for a tenth of a second, in which the preview may answer.
      await page.evaluate(() => delete document.documentElement.dataset.pressed);
      const heading = shown.getByRole('heading', { name: new RegExp(`^${name}\\b`) });
      // Behind the text, where the caret is at its end, some type on without a key that leads there.
      if (random() < 0.5)
        await heading.click({ delay: random() * 150, position: { x: (await heading.evaluate((one) => one.clientWidth)) - 4, y: 8 } });
      else {
        await heading.click({ delay: random() * 150 });
        await page.keyboard.press(endOfText);
      }
      await setTimeout(random() < 0.5 ? 0 : random() * 300);
      await page.keyboard.type(` ${word}`);
      const pressed = await page.evaluate(() => document.documentElement.dataset.pressed);
      typed.get(pressed ?? name)?.push(word);
      await setTimeout(random() * 500);
      continue;
    }
    await page.locator('button.block', { has: page.locator('span', { hasText: new RegExp(`^${name}\\b`) }) }).click();
    expect(await markedBlock(page), `what is marked after a click, with SEED=${seed}`).toBe(name);
    const marked = await typeAtEnd(page, heading, word, () => markedBlock(page));
    typed.get(marked)?.push(word);
    // While another move waits, it does nothing.
    if (action === 'move') await page.getByRole('button', { name: oneOf(['Move up', 'Move down']) }).click({ force: true });
    await setTimeout(random() * 500);
  }
  // What cannot be saved after the editor was left, such as into a block that was moved meanwhile, is offered.
  const kept = async (): Promise<Record<string, string[]>> => {
    const saved = wordsIn(preview.read(file).toString(), '- type:', ['Chosen', ...names]);
    const offered = await page.getByRole('complementary', { name: 'Typed before' }).locator('dd:first-of-type strong').allTextContents();
    for (const text of offered) {
      const [name = ''] = text.split(' ');
      saved[name] = [...new Set([...(saved[name] ?? []), ...(text.match(/w\d+;/g) ?? [])])].sort();
    }
    return saved;
  };
  await expect.poll(kept, { message: `SEED=${seed}`, timeout: longestWait }).toEqual(expected(typed));
});

test('a press chooses what it was on, although the page moves under the pointer before the release', async ({ page, preview }) => {
  // A page that is scrolled stays where it is.
  await page.setViewportSize({ width: 1280, height: 2000 });
  const shown = await openEditor(page, preview, '/chosen', { [file]: content });
  await startEditing(shown.getByRole('heading', { name: 'One' }));
  await page.keyboard.press(endOfText);
  await page.keyboard.type(' w1;');
  const two = await shown.getByRole('heading', { name: 'Two' }).boundingBox();
  await page.mouse.move((two?.x ?? 0) + 20, (two?.y ?? 0) + 20);
  await page.mouse.down();
  // As when a text above gets another line.
  await shown.locator('[data-block="page-header"]').evaluate((block) => block.style.setProperty('padding-top', '120px'));
  await page.mouse.up();
  await page.keyboard.press(endOfText);
  await page.keyboard.type(' w2;');
  await expect.poll(() => wordsIn(preview.read(file).toString(), '- type:', ['One', 'Two'])).toEqual({ One: ['w1;'], Two: ['w2;'] });
});

/** Holds the answers back that say which text is where, until they are asked for. */
async function holdMap(page: Page): Promise<() => void> {
  let answer = (): void => undefined;
  const asked = new Promise<void>((done) => {
    answer = done;
  });
  await page.route(/__editor\/map/, (route) => asked.then(() => route.continue()));
  return () => answer();
}

test('of two texts of a block that are clicked before the preview answers, the last one gets what is typed', async ({ page, preview }) => {
  const answer = await holdMap(page);
  const cards = ['One', 'Two'].map((name) => `      - title: ${name}\n        text: Words.\n`).join('');
  const shown = await openEditor(page, preview, '/chosen', {
    [file]: `${start}  - type: card-grid\n    heading: Cards\n    cards:\n${cards}`,
  });
  await shown.getByText('One').click();
  await shown.getByText('Two').click();
  await page.keyboard.press(endOfText);
  await page.keyboard.type(' w');
  answer();
  const rest = '1; and more that somebody types without a pause';
  await page.keyboard.type(rest, { delay: 20 });
  await expect.poll(() => preview.read(file).toString()).toContain(`title: Two w${rest}\n`);
  expect(preview.read(file).toString()).toContain('title: One\n');
});

test('what is typed, pasted or composed right after a click is kept while the page is loaded again, and before the editor is left', async ({
  page,
  preview,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const input = await context.newCDPSession(page);
  const answer = await holdMap(page);
  const shown = await openEditor(page, preview, '/chosen', { [file]: content });
  await page.evaluate(() => navigator.clipboard.writeText('pasted'));
  await shown.getByText('Two').click();
  await page.keyboard.press(endOfText);
  await page.keyboard.type(' w1');
  await page.keyboard.insertText('ü');
  await page.keyboard.press('ControlOrMeta+v');
  await input.send('Input.imeSetComposition', { text: '日', selectionStart: 1, selectionEnd: 1 });
  await input.send('Input.insertText', { text: '日本' });
  const reloaded = page.waitForEvent('framenavigated');
  await shown.locator('body').evaluate(({ ownerDocument }) => ownerDocument.location.reload());
  await page.keyboard.type('2');
  await reloaded;
  await page.keyboard.type('3');
  await expect(shown.getByText('Two')).toBeVisible();
  await page.keyboard.insertText('ß');
  await page.keyboard.press('ControlOrMeta+v');
  // The browser asks: neither a file nor the browser has the words.
  const asked = page.waitForEvent('dialog').then((dialog) => dialog.dismiss());
  await page.evaluate(() => location.reload());
  await asked;
  answer();
  await expect.poll(() => preview.read(file).toString()).toContain('heading: Two w1üpasted日本23ßpasted\n');
});

test('who has gone to a field since the page is loaded again types there', async ({ page, preview }) => {
  const answer = await holdMap(page);
  const shown = await openEditor(page, preview, '/chosen', { [file]: content });
  await shown.getByText('Two').click();
  await page.keyboard.type('w1');
  await shown.locator('body').evaluate(({ ownerDocument }) => ownerDocument.location.reload());
  await page.locator('button.block', { hasText: 'Four' }).click();
  await page.getByRole('region', { name: 'Fields' }).getByLabel('Heading', { exact: true }).fill('Four w2');
  await expect(shown.getByText('Two')).toBeVisible();
  await page.keyboard.type('3');
  answer();
  await expect.poll(() => preview.read(file).toString()).toContain('heading: Twow1\n');
  await expect.poll(() => preview.read(file).toString()).toContain('heading: Four w23\n');
});

test('words that no text can take any more are offered', async ({ page, preview }) => {
  const answer = await holdMap(page);
  const shown = await openEditor(page, preview, '/chosen', { [file]: content });
  await shown.getByText('Five').click();
  await page.keyboard.type('Our workshop');
  preview.write(file, content.replace(/ {2}- type: rich-text\n {4}heading: Five\n.*\n/, ''));
  await expect(page.locator('button.block', { hasText: 'Five' })).toHaveCount(0);
  answer();
  const offered = page.getByRole('complementary', { name: 'Typed before' });
  await expect(offered).toContainText('Our workshop');
  await offered.getByRole('button', { name: 'Discard' }).click();
  await expect(offered).toHaveCount(0);
  expect(preview.read(file).toString()).not.toContain('workshop');
});

test('words that no text has taken before the editor is left are offered afterwards, until they are discarded', async ({
  page,
  preview,
}) => {
  const answer = await holdMap(page);
  const shown = await openEditor(page, preview, '/chosen', { [file]: content });
  await shown.getByText('Two').click();
  await page.keyboard.type('Our workshop');
  // The browser asks, and somebody leaves all the same.
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload({ waitUntil: 'commit' });
  const offered = page.getByRole('complementary', { name: 'Typed before' });
  await expect(offered).toContainText('Our workshop');
  answer();
  // Nobody has discarded them yet.
  await page.reload({ waitUntil: 'commit' });
  await offered.getByRole('button', { name: 'Discard' }).click();
  await followed(shown);
  await startEditing(shown.getByText('Two'));
  await page.keyboard.press(endOfText);
  await page.keyboard.type(' taken');
  await expect.poll(() => preview.read(file).toString()).toContain('heading: Two taken\n');
  await page.reload({ waitUntil: 'commit' });
  await followed(shown);
  await expect(offered).toHaveCount(0);
});

test('a page is typed into as soon as it is seen, although its pictures are still on their way', async ({ page, preview }) => {
  await page.route(/\/media\//, () => undefined);
  const picture = '{ src: /media/pictures/bench.png, decorative: true }';
  const shown = await openEditor(page, preview, '/chosen', {
    [file]: `${content}  - { type: text-image, heading: Picture, paragraphs: [A.], image: ${picture} }\n`,
  });
  await shown.getByText('Two').click();
  await page.keyboard.press(endOfText);
  await page.keyboard.type(' w1;');
  await expect.poll(() => preview.read(file).toString()).toContain('heading: Two w1;');
});

const people = ['Ada', 'Bo', 'Cleo', 'Dee', 'Eve', 'Finn'];
const type = `many: Guests
one: guest
fields:
  name: { required: true }
  file: { kind: file }
`;
const records = people.map((name) => `- id: ${name.toLowerCase()}\n  name: ${name}\n`).join('');

test('words and files go to the record that is marked as chosen', variants, async ({ page, preview }) => {
  test.setTimeout(isSweep ? 600_000 : 60_000);
  const random = randomOf(seed);
  await addFiles(preview, page, '/guests', {
    'types/guests.yaml': type,
    'collections/guests.yaml': records,
    'pages/guests.yaml':
      'path: /guests\ntitle: Guests\ndescription: A page.\nblocks:\n  - type: page-header\n    heading: Guests\n  - type: list\n    records: { of: guests }\n',
  });
  await openEditor(page, preview, '/guests');
  await page.getByRole('button', { name: 'Collections' }).click();
  await page.getByRole('button', { name: 'Guests', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Ada', exact: true })).toBeVisible();
  await delayAll(page, randomOf(seed + 1));
  const typed = new Map(people.map((name): [string, string[]] => [name, []]));
  const marked = (): Promise<string> => markedAt(page, 'tr[aria-current="true"] th');
  const panel = page.getByRole('region', { name: 'Fields' });
  for (const [round, name] of people.slice(0, isSweep ? undefined : 3).entries()) {
    await page
      .getByRole('rowheader', { name: new RegExp(`^${name}\\b`) })
      .getByRole('button')
      .click();
    const word = await typeAtEnd(page, panel.getByLabel('Name', { exact: true }), `w${round};`, marked);
    typed.get(word)?.push(`w${round};`);
    const chosen = await marked();
    await panel
      .locator('input[type="file"]')
      .setInputFiles({ name: `${chosen.toLowerCase()}.txt`, mimeType: 'text/plain', buffer: Buffer.from(`The file of ${chosen}.`) });
    await setTimeout(random() * 200);
  }
  const read = (): string => preview.read('collections/guests.yaml').toString();
  await expect.poll(() => wordsIn(read(), '- id:', people), { message: `SEED=${seed}`, timeout: longestWait }).toEqual(expected(typed));
  for (const name of people.slice(0, isSweep ? undefined : 3))
    await expect.poll(read).toMatch(new RegExp(`id: ${name.toLowerCase()}\\n.*\\n  file: /media/.*${name.toLowerCase()}\\.txt`));
});
