import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import type { z } from 'zod';
import { isGroup } from '../../../model/is-group.ts';
import { type FieldPlan, kindOf, planIn } from '../../../schema/field-plan.ts';
import type { ValuePath } from '../../../yaml/yaml-file.ts';

/** Replaces values by those of a translation: groups of fields are merged, and every other value is replaced as a whole. */
export function mergeOwn(base: unknown, own: unknown): unknown {
  if (!isGroup(base) || !isGroup(own)) return own;
  return { ...base, ...Object.fromEntries(Object.entries(own).map(([name, value]) => [name, mergeOwn(base[name], value)])) };
}

/**
 * Divides the result of `mergeOwn` into what comes from the translation, and the rest. With the plan of the fields, a value that is
 * resolved as a whole, such as a picture with its text, comes from the translation when a part of it does.
 */
export function divideOwn(merged: unknown, own: unknown, plan?: FieldPlan): Record<'own' | 'rest', Record<string, unknown>> {
  const [from, to]: [Record<string, unknown>, Record<string, unknown>] = [{}, {}];
  for (const [name, value] of Object.entries(isGroup(merged) ? merged : {})) {
    if (!isGroup(own) || !Object.hasOwn(own, name)) {
      to[name] = value;
      continue;
    }
    const field = planIn(plan, name);
    if (isGroup(value) && isGroup(own[name]) && !kindOf(field)) {
      const inside = divideOwn(value, own[name], field);
      from[name] = inside.own;
      to[name] = inside.rest;
    } else from[name] = value;
  }
  return { own: from, rest: to };
}

/** True when a path in the result of `mergeOwn` leads to a value of the translation. */
export function isOwnPath(own: unknown, path: ValuePath): boolean {
  let value = own;
  for (const step of path) {
    if (!isGroup(value)) return true;
    if (!Object.hasOwn(value, step)) return false;
    value = value[String(step)];
  }
  return !isGroup(value);
}

type Issues = readonly z.core.$ZodIssue[];

/** Returns the parts of issues that concern the values of a translation. The others are reported in the original. */
export const ownIssues = (issues: Issues, own: unknown): z.core.$ZodIssue[] =>
  issues.flatMap((issue): z.core.$ZodIssue[] => {
    if (issue.code !== 'unrecognized_keys') return isOwnPath(own, issue.path) ? [issue] : [];
    const keys = issue.keys.filter((key) => isOwnPath(own, [...issue.path, key]));
    return keys.length > 0 ? [{ ...issue, keys }] : [];
  });

const letters = 'abcdefghijklmnopqrstuvwxyz';
const length = 8;

/** Returns a short hash of lowercase letters, which YAML reads as a text without quotes. */
function shortHash(text: string): string {
  return [...sha256(utf8ToBytes(text)).subarray(0, length)].map((byte) => letters[byte % letters.length]).join('');
}

/**
 * Returns the state of a file that is translated as a whole, from its text: comments, empty lines and spaces at the ends of
 * lines do not count. It needs no parser, because a command does not parse a page that has not changed.
 */
export const stateOfOriginal = (text: string): string =>
  shortHash(
    text
      .split(/\r?\n/)
      .map((line) => line.trimEnd())
      .filter((line) => line !== '' && !/^\s*#/.test(line))
      .join('\n'),
  );

/** Returns the state of the fields of an original that a translation replaces. Other fields may change. */
export const stateOfFields = (original: unknown, translated: object): string =>
  shortHash(JSON.stringify(divideOwn(original, translated).own));

/** Returns fields without those at some paths. */
export function withoutPaths(fields: Record<string, unknown>, paths: readonly (readonly PropertyKey[])[]): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]): [string, unknown][] => {
      const inside = paths.flatMap(([first, ...rest]) => (first === name ? [rest] : []));
      if (inside.some(({ length }) => length === 0)) return [];
      if (inside.length === 0) return [[name, value]];
      return isGroup(value) ? [[name, withoutPaths(value, inside)]] : [];
    }),
  );
}
