import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { samplePdf } from '../../../engine/tests/support/sample-files.ts';
import { tempFolder } from '../../../engine/tests/support/temp-folder.ts';
import { NotStoredError } from '../../src/outbox/errors.ts';
import { storedIn } from '../support/mail-service.ts';
import { canMountDisks, mountSmallDisk } from '../support/small-disk.ts';
import { newEntry, openOutbox, storeMessage, uploadTo } from '../support/stored-message.ts';

const parent = tempFolder('stored-files');
const newFolder = (): string => mkdtempSync(join(parent, 'outbox-'));
const hour = 3_600_000;
const day = 24 * hour;
const canMount = canMountDisks(parent);

const uploadsIn = (folder: string): string[] => readdirSync(join(folder, 'uploads'));
const cv = { name: 'cv.pdf', content: samplePdf(1_000) };

describe('the files of a message', () => {
  test('are in a folder of the message, under names that tell nothing, for this user only', async () => {
    const folder = newFolder();
    const entry = await storeMessage(folder, [cv, { name: 'letter.pdf', content: samplePdf(10) }]);
    const names = readdirSync(join(folder, 'uploads', entry.id));
    expect(names.sort()).toEqual(entry.files?.map(({ file }) => file).sort());
    for (const name of names) {
      expect(name).toMatch(/^[0-9a-f]{32}$/);
      expect(statSync(join(folder, 'uploads', entry.id, name)).mode & 0o777).toBe(0o600);
    }
    expect(readFileSync(join(folder, 'uploads', entry.id, entry.files?.[0]?.file ?? ''))).toEqual(cv.content);
    expect(entry.files?.map(({ name, size }) => [name, size])).toEqual([
      ['cv.pdf', cv.content.length],
      ['letter.pdf', 26],
    ]);
  });

  test('stay with it in every state', async () => {
    const folder = newFolder();
    const entry = await storeMessage(folder, [cv]);
    const outbox = await openOutbox(folder);
    await outbox.recordFailure(entry, 'EENVELOPE 550', undefined);
    expect(storedIn(folder, 'dead')[0]?.files).toEqual(entry.files);
    renameSync(join(folder, 'dead', `${entry.id}.json`), join(folder, 'queued', `${entry.id}.json`));
    await outbox.recordSent(entry);
    expect(storedIn(folder, 'sent')[0]?.files).toEqual(entry.files);
    const handle = await outbox.openFile(entry.id, entry.files?.[0] ?? expect.fail('no file'));
    expect(await handle?.readFile()).toEqual(cv.content);
    await handle?.close();
    await outbox.close();
  });

  test('are removed with it when it expires', async () => {
    const folder = newFolder();
    const entry = await storeMessage(folder, [cv], { isSuspected: true });
    // A service ran until then, so the clock is not wrong.
    writeFileSync(join(folder, 'clock'), JSON.stringify({ since: Date.now(), seen: Date.now() + 61 * day }));
    const outbox = await openOutbox(folder, () => Date.now() + 61 * day);
    expect(uploadsIn(folder)).toEqual([entry.id]);
    expect(await outbox.removeExpired(30)).toEqual([{ state: 'suspected', count: 1, waiting: 0 }]);
    expect(uploadsIn(folder)).toEqual([]);
    await outbox.close();
  });
});

describe('E-10 after a crash', () => {
  test('during an upload the files are removed after an hour, not before', async () => {
    const folder = newFolder();
    const first = await openOutbox(folder);
    await uploadTo(first, [cv]);
    await first.close();
    await (await openOutbox(folder)).close();
    expect(readdirSync(join(folder, 'drafts'))).toHaveLength(1);
    await (await openOutbox(folder, () => Date.now() + 2 * hour)).close();
    expect(readdirSync(join(folder, 'drafts'))).toEqual([]);
  });

  test('between the files and the message, the files are removed after an hour', async () => {
    const folder = newFolder();
    const entry = await storeMessage(folder, [cv]);
    rmSync(join(folder, 'queued', `${entry.id}.json`));
    for (const name of [`done/${entry.id}`, `eml/${entry.id}.eml`, `webhooks-dead/${entry.id}--crm.json`])
      writeFileSync(join(folder, name), '');
    const outbox = await openOutbox(folder);
    await outbox.removeExpired(undefined);
    expect(uploadsIn(folder)).toEqual([entry.id]);
    await outbox.close();
    await (await openOutbox(folder, () => Date.now() + 2 * hour)).close();
    expect(['uploads', 'done', 'eml', 'webhooks-dead'].flatMap((name) => readdirSync(join(folder, name)))).toEqual([]);
  });

  test('the files of a message in quarantine stay, and so do those of every message', async () => {
    const folder = newFolder();
    const broken = await storeMessage(folder, [cv]);
    const whole = await storeMessage(folder, [cv]);
    writeFileSync(join(folder, 'queued', `${broken.id}.json`), '{');
    const later = Date.now() + 30 * day;
    for (const start of [later, later + day]) await (await openOutbox(folder, () => start)).close();
    expect(readdirSync(join(folder, 'quarantine'))).toEqual([`queued-${broken.id}.json`]);
    expect(uploadsIn(folder).sort()).toEqual([broken.id, whole.id].sort());
  });

  test('a folder that the service did not create stays', async () => {
    const folder = newFolder();
    await storeMessage(folder);
    const own = join(folder, 'uploads', 'my files');
    mkdirSync(own);
    utimesSync(own, 0, 0);
    await (await openOutbox(folder)).close();
    expect(existsSync(own)).toBe(true);
  });
});

describe('a message whose files cannot be stored', () => {
  test('is not accepted, and leaves nothing', async () => {
    const folder = newFolder();
    const outbox = await openOutbox(folder);
    const files = await uploadTo(outbox, [cv, cv]);
    rmSync(files[1]?.path ?? '');
    await expect(outbox.accept(newEntry({ files }))).rejects.toThrow(NotStoredError);
    expect(storedIn(folder, 'queued')).toEqual([]);
    expect(uploadsIn(folder)).toEqual([]);
    await outbox.close();
  });

  test.runIf(canMount)('is not accepted on a full disk, and leaves nothing', async () => {
    const disk = mountSmallDisk(parent, '1m');
    const outbox = await openOutbox(join(disk.folder, 'outbox'));
    const files = await uploadTo(outbox, [{ name: 'cv.pdf', content: samplePdf(100_000) }]);
    disk.fill();
    await expect(outbox.accept(newEntry({ files, body: 'x'.repeat(20_000) }))).rejects.toThrow(NotStoredError);
    expect(storedIn(join(disk.folder, 'outbox'), 'queued')).toEqual([]);
    expect(uploadsIn(join(disk.folder, 'outbox'))).toEqual([]);
    disk.free();
    await outbox.close();
  });
});
