/** A little more than the service accepts with files. */
const maxBytes = 64 * 1024 * 1024;
/** In milliseconds. A choice, not a measurement: a proxy on the same machine sends what it has in much less. */
const maxTime = 1_000;

/**
 * Reads and ignores the rest of a body, so that the client gets the response: a connection that closes while a client or a
 * proxy still sends looks like a failed server (nginx answers 502 then). Ends early after `maxBytes` or `maxTime`. Who read
 * the start of the body has released its lock.
 */
export async function skipBody({ body }: Request): Promise<void> {
  if (!body || body.locked) return;
  const reader = body.getReader();
  const timer = setTimeout(() => reader.releaseLock(), maxTime);
  try {
    let size = 0;
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      size += value.byteLength;
      if (size > maxBytes) return;
    }
  } catch {
    // The client has gone, or the time is over.
  } finally {
    clearTimeout(timer);
  }
}
