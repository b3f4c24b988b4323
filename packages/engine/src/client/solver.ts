/** A task of the mail service: find the counter whose derived key starts with `keyPrefix`. Texts are in hexadecimal digits. */
type Task = { nonce: string; salt: string; cost: number; keyLength: number; keyPrefix: string };

const bytesOf = (hex: string): Uint8Array<ArrayBuffer> => Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));

/** Derives the key of a counter as altcha does: PBKDF2 over the nonce and the counter, which has four bytes, the highest first. */
async function deriveKey(counter: number, { nonce, salt, cost, keyLength }: Task): Promise<string> {
  const password = new Uint8Array([...bytesOf(nonce), 0, 0, 0, 0]);
  new DataView(password.buffer).setUint32(password.length - 4, counter);
  const key = await crypto.subtle.importKey('raw', password, 'PBKDF2', false, ['deriveBits']);
  const bits = await crypto.subtle.deriveBits(
    { name: 'PBKDF2', hash: 'SHA-256', salt: bytesOf(salt), iterations: cost },
    key,
    keyLength * 8,
  );
  return Array.from(new Uint8Array(bits), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function solve(task: Task): Promise<{ counter: number; derivedKey: string }> {
  for (let counter = 0; ; counter += 1) {
    const derivedKey = await deriveKey(counter, task);
    if (derivedKey.startsWith(task.keyPrefix)) return { counter, derivedKey };
  }
}

addEventListener('message', ({ data }: MessageEvent<Task>) => {
  // Outside of this promise, an error would not reach the page.
  solve(data).then(
    (solution) => postMessage(solution),
    (error: unknown) => reportError(error),
  );
});
