import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rm, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { writeDurably } from 'pagewright-mail/durable-files';
import type { z } from 'zod';

/**
 * A folder with one JSON file for each secret that somebody has, such as an invitation or a session. The file has the SHA-256 of the secret as its
 * name: who reads the folder cannot sign in.
 */
export class SecretFiles<Schema extends z.ZodType> {
  constructor(
    private readonly folder: string,
    private readonly schema: Schema,
  ) {}

  /** Stores a value under a new secret of 256 bits, and returns the secret. */
  async add(value: z.output<Schema>): Promise<string> {
    const secret = randomBytes(32).toString('base64url');
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    await this.write(secret, value);
    return secret;
  }

  /** Stores another value under a secret. */
  async write(secret: string, value: z.output<Schema>): Promise<void> {
    const target = this.#file(secret);
    await writeDurably(JSON.stringify(value), { unfinished: `${target}.${randomBytes(4).toString('hex')}`, target });
  }

  /** Returns what is stored under a secret. Undefined for an unknown one, and for a damaged file. */
  async read(secret: string): Promise<z.output<Schema> | undefined> {
    const text = await readFile(this.#file(secret), 'utf8').catch(() => undefined);
    return text === undefined ? undefined : this.#parse(text);
  }

  /** Removes what is stored under a secret. Returns false when it was not there: of several calls at once, one gets true. */
  async remove(secret: string): Promise<boolean> {
    // "rm" succeeds for each of several calls at once.
    return unlink(this.#file(secret)).then(
      () => true,
      () => false,
    );
  }

  /** Removes what `isOver` says of, and damaged files. */
  async removeAll(isOver: (value: z.output<Schema>) => boolean): Promise<void> {
    for (const name of await readdir(this.folder).catch(() => [])) {
      const file = join(this.folder, name);
      const value = this.#parse(await readFile(file, 'utf8').catch(() => ''));
      if (value === undefined || isOver(value)) await rm(file, { force: true });
    }
  }

  #parse(text: string): z.output<Schema> | undefined {
    try {
      return this.schema.safeParse(JSON.parse(text)).data;
    } catch {
      return undefined;
    }
  }

  #file(secret: string): string {
    return join(this.folder, `${createHash('sha256').update(secret).digest('hex')}.json`);
  }
}
