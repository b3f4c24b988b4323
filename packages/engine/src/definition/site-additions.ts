import type { SiteRule } from '../rules/define-rule.ts';
import { allRules } from '../rules/rule-codes.ts';
import type { PageHead } from './page-head.ts';
import { commandNames, type SiteCommand } from './site-command.ts';
import type { SiteHooks } from './site-hooks.ts';

/** What a site adds to the engine. */
export type SiteAdditions = {
  /** Rules that run beside those of the engine: made by `defineRule`. */
  rules?: readonly SiteRule[];
  /** Returns elements for the head of each page, such as `{ tag: 'meta', name: 'author', content: 'Ada' }`. */
  head?: PageHead;
  /** Functions that a build calls. */
  hooks?: SiteHooks;
  /** Commands that run beside those of the engine: made by `defineCommand`. */
  commands?: readonly SiteCommand[];
};

/** The additions of a site, after those of the sites that it extends. */
export type JoinedAdditions = {
  rules: readonly SiteRule[];
  heads: readonly PageHead[];
  hooks: readonly SiteHooks[];
  commands: readonly SiteCommand[];
};

/** Returns the additions that a definition declares. */
export const additionsOf = ({ rules = [], head, hooks, commands = [] }: SiteAdditions): JoinedAdditions => ({
  rules,
  heads: head ? [head] : [],
  hooks: hooks ? [hooks] : [],
  commands,
});

/** Appends the additions of a site to those of the site that it extends. */
export const joinAdditions = (base: JoinedAdditions, own: JoinedAdditions): JoinedAdditions => ({
  rules: [...base.rules, ...own.rules],
  heads: [...base.heads, ...own.heads],
  hooks: [...base.hooks, ...own.hooks],
  commands: [...base.commands, ...own.commands],
});

/** Throws when a rule has the code of another problem, or a command the name of another one. `file` is that of the definition. */
export function assertAdditions({ rules, commands }: JoinedAdditions, file: string): void {
  const codes = rules.map(({ code }) => code);
  const ofEngine = allRules.map(({ code }) => code);
  const code = firstRepeated(codes, ofEngine);
  if (code)
    throw new Error(
      `The rule "${code.name}" in ${file} has the code of ${code.isOfEngine ? 'a problem of Pagewright' : 'another rule of the site'}. Give it another code.`,
    );
  const command = firstRepeated(
    commands.map(({ name }) => name),
    commandNames,
  );
  if (command)
    throw new Error(
      `The command "${command.name}" in ${file} has the name of ${command.isOfEngine ? 'a command of Pagewright' : 'another command of the site'}. Give it another name.`,
    );
}

/** Returns the first name that the engine has, or an earlier one of the list. */
function firstRepeated(names: readonly string[], ofEngine: readonly string[]): { name: string; isOfEngine: boolean } | undefined {
  const name = names.find((one, index) => ofEngine.includes(one) || names.indexOf(one) < index);
  return name === undefined ? undefined : { name, isOfEngine: ofEngine.includes(name) };
}
