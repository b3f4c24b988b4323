import { readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copyProject } from '../../support/project-copy.ts';
import { runCommand } from '../../support/run-command.ts';

const project = copyProject();
const cache = join(project, '.cache', 'tool');
const explain = (): Promise<unknown> => runCommand(project, 'explain', '--help');

test('a bundle that is in use is kept, however old it is, and one that is not is removed', async () => {
  await explain();
  const [inUse = ''] = readdirSync(cache);
  const twoHoursAgo = new Date(Date.now() - 7_200_000);
  utimesSync(join(cache, inUse), twoHoursAgo, twoHoursAgo);
  await explain();
  expect(statSync(join(cache, inUse)).mtimeMs).toBeGreaterThan(Date.now() - 60_000);

  // Another state of the sources has another bundle, and its command removes old ones.
  writeFileSync(join(project, 'src', 'note.ts'), 'export {};\n');
  await explain();
  expect(readdirSync(cache)).toContain(inUse);

  utimesSync(join(cache, inUse), twoHoursAgo, twoHoursAgo);
  writeFileSync(join(project, 'src', 'note.ts'), 'export {}; // again\n');
  await explain();
  expect(readdirSync(cache)).not.toContain(inUse);
}, 120_000);
