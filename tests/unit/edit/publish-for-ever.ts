/** Publishes and saves drafts of a site in a repository until it is killed. Prints what was acknowledged. For `killed-publishing.isolated.test.ts`. */

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SiteVersions } from '../../../packages/engine/src/edit/versions/site-versions.ts';

const siteDir = join(process.argv[2] ?? '', 'site');
const page = join(siteDir, 'pages/home.yaml');
const versions = new SiteVersions({
  root: siteDir,
  siteDir,
  readSite: () => undefined,
  readChanges: () => undefined,
  inTurn: (work) => work(),
  write: async () => ({ outcome: 'nothing' }),
});

process.stdout.write('ready\n');
for (let number = 0; ; number += 1) {
  const name = `Version ${process.pid} ${number}`;
  writeFileSync(page, readFileSync(page, 'utf8').replace(/^title: .*$/m, `title: ${name}`));
  const draft = `Draft ${process.pid} ${number}`;
  if ((await versions.saveDraft(draft, false)).outcome === 'saved') process.stdout.write(`${draft}\n`);
  if ((await versions.publish({ message: name, sends: false })).outcome === 'published') process.stdout.write(`${name}\n`);
}
