/** The parts of a request target that routing needs. */
export type RequestTarget = {
  /** The path as it was sent. */
  rawPath: string;
  /** The path with percent escapes decoded. Undefined when no file can have this path. */
  path: string | undefined;
  /** The query, without `?`. */
  query: string;
};

/** Parses a target in origin form (`/about?a=b`) or absolute form (`http://host/about`). Takes time linear in its length. */
export function parseTarget(target: string): RequestTarget {
  const local = target.startsWith('/') ? target : pathOfAbsolute(target);
  const queryStart = local.indexOf('?');
  const rawPath = queryStart === -1 ? local : local.slice(0, queryStart);
  return { rawPath, path: decodePath(rawPath), query: queryStart === -1 ? '' : local.slice(queryStart + 1) };
}

/** Returns the part of an absolute URL after the host. Returns other forms, such as `*`, unchanged. */
function pathOfAbsolute(target: string): string {
  const [origin] = /^https?:\/\/[^/?#]*/i.exec(target) ?? [];
  if (origin === undefined) return target;
  const rest = target.slice(origin.length);
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/** Returns a path without the slash at its end, or with one when it has none. */
export const withOtherEnding = (path: string): string => (path.endsWith('/') ? path.slice(0, -1) : `${path}/`);

/** Decodes percent escapes. Returns undefined for an escaped slash, backslash or NUL, which no file name contains. */
export function decodePath(raw: string): string | undefined {
  if (!raw.startsWith('/')) return undefined;
  if (!raw.includes('%')) return raw;
  if (/%(?:2f|5c|00)/i.test(raw)) return undefined;
  try {
    return decodeURIComponent(raw);
  } catch {
    return undefined;
  }
}
