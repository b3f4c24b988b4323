/** Saves a text of a page many times, as a preview with an open editor writes it. Prints what came of it as JSON. */
import { join } from 'node:path';
import { applyEdits, editYaml } from '@pagewright/core';
import { parse } from 'yaml';
import { EditHistory } from '../../../packages/engine/src/edit/edit-history.ts';
import { readSource } from '../../../packages/engine/src/edit/site-changes.ts';
import type { EditResult } from '../../../packages/engine/src/edit/site-editor-types.ts';
import { tryAgain } from '../../../packages/engine/src/edit/try-again.ts';
import { resultOf, writeChanges } from '../../../packages/engine/src/edit/write-changes.ts';

const [siteDir = '', name = '', saves = ''] = process.argv.slice(2);
const absolute = join(siteDir, 'pages', 'home.yaml');
const place = { root: siteDir, siteDir };
const history = await EditHistory.open(place);
const done = { written: 0, conflicts: 0, late: 0, replaced: 0, lost: 0, broken: 0 };
let saved = '';

async function save(value: string): Promise<EditResult> {
  const { text: before } = await readSource(absolute);
  const { blocks } = parse(before) ?? {};
  const found = blocks?.[Number(name)]?.text;
  if (found === undefined) {
    done.broken += 1;
    return { outcome: 'nothing' };
  }
  if (saved !== '' && found !== saved) done.lost += 1;
  const after = applyEdits(before, editYaml(before, [{ kind: 'put', path: ['blocks', Number(name), 'text'], value }]));
  const entry = { what: { deed: 'field', name: 'text' } as const, group: value, time: Date.now(), by: name };
  const record = (files: Parameters<Parameters<typeof writeChanges>[1]>[0]) => history.withAdded({ ...entry, files });
  return resultOf(await writeChanges([{ absolute, before, after }], record, { ...place, history, by: undefined }));
}

while (done.written < Number(saves)) {
  const value = `Saved by ${name}, ${done.written + 1}`;
  const result = await tryAgain(() => save(value)).catch((error: unknown) => {
    // On a busy machine, the others may have the lock for ten seconds. The author is told, and nothing was written.
    if (!String(error).includes('Another program saves files of this site at the moment.')) throw error;
    done.late += 1;
    return { outcome: 'nothing' } as const;
  });
  if (result.outcome === 'conflict') done.conflicts += 1;
  if (result.outcome !== 'written') continue;
  done.written += 1;
  done.replaced += result.replaced?.length ?? 0;
  saved = value;
}
process.stdout.write(JSON.stringify(done));
