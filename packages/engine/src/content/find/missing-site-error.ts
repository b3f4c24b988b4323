import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Thrown when a folder has no `site.yaml`. */
export class MissingSiteError extends Error {
  constructor(folder: string) {
    super(
      `There is no site.yaml in ${folder}.${existsSync(join(folder, 'site.yml')) ? ' Rename site.yml to site.yaml.' : ''} A site folder contains site.yaml, pages/, collections/ and media/. Use --site DIR for another folder.`,
    );
    this.name = 'MissingSiteError';
  }
}
