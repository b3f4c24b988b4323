import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** There is no `site.yaml` where the command was told to look. */
export class MissingSiteError extends Error {
  constructor(folder: string) {
    super(
      `There is no site.yaml in ${folder}.${existsSync(join(folder, 'site.yml')) ? ' Its site.yml is not read: call it site.yaml.' : ''} A site folder holds site.yaml, pages/, collections/ and media/; name another with --site DIR.`,
    );
    this.name = 'MissingSiteError';
  }
}
