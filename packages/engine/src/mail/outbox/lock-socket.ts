import { open, rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { join } from 'node:path';

/** A Unix socket that accepts connections for as long as its process lives. */
export type LockSocket = {
  /** Its file name in the folder. */
  name: string;
  /** Stops listening and removes the file. */
  close: () => Promise<void>;
};

/**
 * The longest path, in bytes, that every system accepts for a Unix socket: `sun_path` has 108 bytes on Linux and 104
 * on macOS, with a zero byte at the end. Longer paths are cut off silently by libuv.
 */
const longestPath = 100;

/** Listens on a new Unix socket in a folder. The socket does not keep the process running. */
export async function listenInFolder(folder: string, name: string): Promise<LockSocket> {
  const server = createServer((connection) => connection.destroy());
  await withSocketPath(folder, name, (path) => listening(server, path));
  server.unref();
  return {
    name,
    close: async () => {
      await new Promise((resolve) => server.close(resolve));
      await rm(join(folder, name), { force: true });
    },
  };
}

/**
 * True when a process listens on the socket. The kernel finds the listener by the file, so this holds across PID, mount
 * and network namespaces. A listener that can't be asked (no permission, too many connections) counts as alive.
 */
export function hasListener(folder: string, name: string): Promise<boolean> {
  return withSocketPath(folder, name, async (path) => {
    const code = await connectionError(path);
    return code !== 'ECONNREFUSED' && code !== 'ENOENT';
  });
}

/** Calls `use` with a path of the file that is short enough for a socket. The path is valid during the call only. */
async function withSocketPath<Result>(folder: string, name: string, use: (path: string) => Promise<Result>): Promise<Result> {
  const path = join(folder, name);
  if (Buffer.byteLength(path) <= longestPath) return use(path);
  if (process.platform !== 'linux') throw new Error(`The path of the outbox is too long: ${path}. Its limit is ${longestPath} bytes.`);
  const handle = await open(folder, 'r');
  try {
    return await use(`/proc/self/fd/${handle.fd}/${name}`);
  } finally {
    await handle.close();
  }
}

function listening(server: Server, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, () => {
      server.removeListener('error', reject);
      // An accepted connection that fails says nothing about the lock.
      server.on('error', () => undefined);
      resolve();
    });
  });
}

/** The error code of a connection attempt, or undefined when it succeeded. */
function connectionError(path: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const connection = connect(path);
    connection.on('connect', () => {
      connection.destroy();
      resolve(undefined);
    });
    connection.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'unknown'));
  });
}
