import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { writeDurably } from 'pagewright-mail/durable-files';
import type { z } from 'zod';

/**
 * A folder with one JSON file for each key, such as the secret of a session or the e-mail address of a person. The file has the SHA-256 of the key
 * as its name: who reads the folder cannot sign in.
 */
export class StateFiles<Schema extends z.ZodType> {
  constructor(
    private readonly folder: string,
    private readonly schema: Schema,
  ) {}

  /** Stores a value under a new secret of 256 bits, and returns the secret. */
  async add(value: z.output<Schema>): Promise<string> {
    const secret = newSecret();
    await this.write(secret, value);
    return secret;
  }

  /** Stores a value under a key, in place of the one before. */
  async write(key: string, value: z.output<Schema>): Promise<void> {
    const target = this.path(key);
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    await writeDurably(JSON.stringify(value), { unfinished: `${target}.${randomBytes(4).toString('hex')}`, target });
  }

  /** Returns what is stored under a key. Undefined for an unknown one, and for a damaged file. */
  async read(key: string): Promise<z.output<Schema> | undefined> {
    const text = await readFile(this.path(key), 'utf8').catch(() => undefined);
    return text === undefined ? undefined : this.#parse(text);
  }

  /** True for a file of a key that `read` cannot read. */
  async isDamaged(key: string): Promise<boolean> {
    return existsSync(this.path(key)) && (await this.read(key)) === undefined;
  }

  /** Removes what is stored under a key. Returns false when it was not there: of several calls at once, one gets true. */
  async remove(key: string): Promise<boolean> {
    // "rm" succeeds for each of several calls at once.
    return unlink(this.path(key)).then(
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

  /** Returns the path of the file of a key. */
  path(key: string): string {
    return join(this.folder, `${hashOf(key)}.json`);
  }

  #parse(text: string): z.output<Schema> | undefined {
    try {
      return this.schema.safeParse(JSON.parse(text)).data;
    } catch {
      return undefined;
    }
  }
}

/** Returns a new secret of 256 bits, for addresses and cookies. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** Returns the SHA-256 of a key or a secret, in hexadecimal digits. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
