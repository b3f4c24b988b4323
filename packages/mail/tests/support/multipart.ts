/** A part of a multipart body: a text, or a file with its name and content. */
export type TestPart = { name: string; text: string } | { name: string; file: Uint8Array; fileName: string; type?: string };

export const boundary = '----TestBoundary7MA4YWxkTrZu0gW';
export const multipartType = `multipart/form-data; boundary=${boundary}`;

/** Writes a multipart body as browsers do. */
export const multipartBody = (parts: readonly TestPart[]): Buffer<ArrayBuffer> =>
  Buffer.concat([
    ...parts.flatMap((part) => [head(part), 'file' in part ? part.file : Buffer.from(part.text), Buffer.from('\r\n')]),
    Buffer.from(`--${boundary}--\r\n`),
  ]);

function head(part: TestPart): Buffer {
  const name = `form-data; name="${escaped(part.name)}"`;
  const lines =
    'file' in part ? [`${name}; filename="${escaped(part.fileName)}"`, `Content-Type: ${part.type ?? 'application/octet-stream'}`] : [name];
  return Buffer.from(`--${boundary}\r\nContent-Disposition: ${lines.join('\r\n')}\r\n\r\n`);
}

/** Escapes a name as the HTML standard says. */
const escaped = (name: string): string => name.replaceAll('\r', '%0D').replaceAll('\n', '%0A').replaceAll('"', '%22');
