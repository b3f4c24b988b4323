import { outboxPath, servicePaths } from '../model/service-paths.ts';

/** The paths of what the outbox page links to, and of its forms. */
export const outboxPaths = { file: `${outboxPath}/file`, export: `${outboxPath}/export`, change: `${outboxPath}/change` } as const;

/** Returns the paths of the mail service. All others belong to the site. */
export function mailPaths(hasOutboxPage: boolean): readonly string[] {
  const paths = Object.keys(servicePaths);
  return hasOutboxPage ? [...paths, ...Object.values(outboxPaths)] : paths.filter((path) => path !== outboxPath);
}
