/** The maximum size of a response in bytes. The response of the site's own service has 11 bytes. */
const maxBytes = 65_536;

/** Reads a response as JSON. Rejects when it is not JSON or longer than 64 KiB. `anyType` ignores its media type. */
export async function readJson(response: Response, { anyType }: { anyType: boolean }): Promise<unknown> {
  const reader = response.body?.getReader();
  if (!reader || !(anyType || /\bjson\b/i.test(response.headers.get('Content-Type') ?? ''))) throw new Error('no JSON');
  const decoder = new TextDecoder();
  let text = '';
  for (let bytes = 0; ; ) {
    const { done, value } = await reader.read();
    if (done) return JSON.parse(text + decoder.decode());
    bytes += value.length;
    if (bytes > maxBytes) {
      await reader.cancel();
      throw new Error('too long');
    }
    text += decoder.decode(value, { stream: true });
  }
}
