import { relative, sep } from 'node:path';
import { engineModule } from '../files/engine-module.ts';
import { isInside } from './code-folders.ts';

/** Where Vite serves a module of the engine, such as `client/dev`: below its root, or by its absolute path. */
export function moduleUrl(root: string, name: string): string {
  const file = engineModule(name);
  return isInside(root, file) ? `/${relative(root, file).replaceAll(sep, '/')}` : `/@fs${file}`;
}
