import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { describeException } from '@pagewright/core';
import type { SiteCode } from '../definition/site-code.ts';
import { CodeMistake } from '../files/describe-code-error.ts';
import type { CodePlace } from '../files/place-in-code.ts';
import { parsePlace, placeInCode } from '../files/place-in-code.ts';

/** A module of components that cannot be loaded. JSON-safe, so that workers can post it. `types` are the block types that need the module. */
export type FailedModule = { place: CodePlace; reason: string; types: readonly string[] };

/** The error of a module that the components of block types need. */
export class ComponentMistake extends CodeMistake {
  /** `use` is where one of these block types is used, such as `site.config/pages/home.yaml:9:5`. */
  constructor(
    readonly failed: FailedModule,
    use?: string,
  ) {
    super(failed.place, `${failed.reason} ${describeTypes(failed.types)}${use === undefined ? '' : `, and ${use} uses it`}.`);
  }
}

function describeTypes([first = '', ...others]: readonly string[]): string {
  if (others.length === 0) return `The block type "${first}" needs this file`;
  return `${others.length + 1} block types need this file, such as "${first}"`;
}

/** Returns an error of loading components with the block types that need the module; the same error when it comes from no module of a block type. */
export async function componentMistake(
  error: unknown,
  { blockTypes, componentFile }: Pick<SiteCode, 'blockTypes' | 'componentFile'>,
): Promise<unknown> {
  if (!(error instanceof Error)) return error;
  const place = parsePlace(placeInCode(error) ?? '');
  if (!place) return error;
  const file = resolve(place.file);
  const { Sources } = await import('../bundle/components/source-file.ts');
  const sources = new Sources();
  const needsFile = (component: string): boolean =>
    existsSync(component) && sources.modulesOf(sources.read(component)).some(({ path }) => path === file);
  const types = blockTypes.filter((type) => needsFile(componentFile(type)));
  // The sentence has the place already.
  const reason = describeException(error, () => undefined);
  return types.length === 0 ? error : new ComponentMistake({ place: { ...place, file }, reason: asSentence(reason), types });
}

const asSentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

/** Adds to the error of a component's module where the first of its block types is used. `placeOf` returns that for a type; undefined when no page uses it. */
export function withUse(error: unknown, placeOf: (type: string) => string | undefined): unknown {
  if (!(error instanceof ComponentMistake)) return error;
  const { failed } = error;
  for (const type of failed.types) {
    const use = placeOf(type);
    const types = [type, ...failed.types.filter((other) => other !== type)];
    if (use !== undefined) return new ComponentMistake({ ...failed, types }, use);
  }
  return error;
}
