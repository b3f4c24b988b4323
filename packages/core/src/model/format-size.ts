const kilobyte = 1024;

/** Formats the size of a file for people: `412 KB`, `1.2 MB`. */
export function formatSize(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / kilobyte));
  return kilobytes < kilobyte ? `${kilobytes} KB` : `${(kilobytes / kilobyte).toFixed(1)} MB`;
}
