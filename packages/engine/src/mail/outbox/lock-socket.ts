import { open, rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { join } from 'node:path';

/** A Unix socket that accepts connections as long as its process lives. */
export type LockSocket = {
  /** The file name in the folder. */
  name: string;
  /** Stops listening and removes the file. */
  close: () => Promise<void>;
};

/**
 * The maximum length of a socket path, in bytes. `sun_path` has 108 bytes on Linux and 104 on macOS, with a zero byte at
 * the end. Libuv truncates longer paths silently.
 */
const maxPathBytes = 100;

/** Creates a Unix socket in a folder and listens on it. The socket does not keep the process running. */
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
 * Returns true when a process listens on the socket. Works across PID, mount and network namespaces, because the kernel
 * finds the listener by the file. Other connection errors (no permission, too many connections) count as a listener.
 */
export function hasListener(folder: string, name: string): Promise<boolean> {
  return withSocketPath(folder, name, async (path) => {
    const code = await connectionError(path);
    return code !== 'ECONNREFUSED' && code !== 'ENOENT';
  });
}

/** Calls `use` with a path of the file that is short enough for a socket. The path is valid only during the call. */
async function withSocketPath<Result>(folder: string, name: string, use: (path: string) => Promise<Result>): Promise<Result> {
  const path = join(folder, name);
  if (Buffer.byteLength(path) <= maxPathBytes) return use(path);
  if (process.platform !== 'linux') throw new Error(`The path of the outbox is too long: ${path}. Its limit is ${maxPathBytes} bytes.`);
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
      // An error of an accepted connection does not affect the lock.
      server.on('error', () => undefined);
      resolve();
    });
  });
}

/** Connects to a socket. Returns the error code; undefined on success. */
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
