import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { factsFile } from '../mail/facts-file.ts';
import { mailFacts } from '../model/mail-facts.ts';
import type { PageModel } from '../model/page-model.ts';
import type { SiteModel } from '../model/site-model.ts';

/** Writes down, beside the pages, what the mail service knows of the site. It is never served. */
export async function writeMailFacts(
  { settings, pages }: { settings: SiteModel; pages: readonly PageModel[] },
  outDir: string,
): Promise<void> {
  await writeFile(join(outDir, factsFile), JSON.stringify(mailFacts(settings, pages)));
}
