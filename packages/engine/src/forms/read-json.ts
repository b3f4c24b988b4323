/** An answer to a message is short; whatever is longer is none. */
const maxBytes = 65_536;

/** Reads an answer as JSON, and no more of it than a short one has. Rejects when it is none; `anyType` forgives its type. */
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
