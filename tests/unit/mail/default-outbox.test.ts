import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { earlierOutboxNotice } from '../../../packages/engine/src/cli/start-mail.ts';
import { inProject, projectRoot } from '../../../packages/engine/tests/support/project-root.ts';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import { defaultOutbox } from '../../../packages/mail/src/config.ts';

const temp = tempFolder('default-outbox');

describe('the outbox without MAIL_OUTBOX', () => {
  const site = inProject('site.config');

  test('is outside the project, so that `git clean -xdf` removes no message', () => {
    expect(defaultOutbox({}, site).startsWith(`${projectRoot}/`)).toBe(false);
    expect(defaultOutbox({}, site).startsWith(join(homedir(), '.local', 'state', 'pagewright'))).toBe(true);
  });

  test('is in XDG_STATE_HOME when that is an absolute path', () => {
    expect(defaultOutbox({ XDG_STATE_HOME: '/state' }, '/www/Client Site/site.config')).toMatch(
      /^\/state\/pagewright\/client-site-[0-9a-f]{8}\/outbox$/,
    );
    expect(defaultOutbox({ XDG_STATE_HOME: 'state' }, site)).toBe(defaultOutbox({}, site));
  });

  test('is in the state folder of the systemd unit', () => {
    expect(defaultOutbox({ STATE_DIRECTORY: '/var/lib/site:/var/lib/more', XDG_STATE_HOME: '/state' }, site)).toBe('/var/lib/site/outbox');
  });

  test('differs for two sites of the same name, and is the same for a link to a site', () => {
    const one = join(temp, 'one', 'site.config');
    const two = join(temp, 'two', 'one', 'site.config');
    const link = join(temp, 'link');
    for (const folder of [one, two]) mkdirSync(folder, { recursive: true });
    symlinkSync(one, link);
    expect(defaultOutbox({}, one)).not.toBe(defaultOutbox({}, two));
    expect(defaultOutbox({}, link)).toBe(defaultOutbox({}, one));
  });
});

describe('messages of an earlier version in the project', () => {
  test('are reported with instructions', () => {
    const root = join(temp, 'project');
    for (const state of ['queued', 'sent']) mkdirSync(join(root, '.outbox', state), { recursive: true });
    expect(earlierOutboxNotice(root, '/state/outbox')).toBeUndefined();
    writeFileSync(join(root, '.outbox', 'queued', 'a.json'), '{}');
    writeFileSync(join(root, '.outbox', 'sent', 'b.json'), '{}');
    expect(earlierOutboxNotice(root, '/state/outbox')).toMatch(
      /\.outbox contains messages .*1 not delivered, 1 others.*\n.*move .*\/state\/outbox/,
    );
    expect(earlierOutboxNotice(root, join(root, '.outbox'))).toBeUndefined();
  });

  test('are not reported when there are none', () => {
    expect(earlierOutboxNotice(join(temp, 'nowhere'), '/state/outbox')).toBeUndefined();
  });
});
