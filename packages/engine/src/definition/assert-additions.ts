import type { SiteAdditions } from './site-additions.ts';

const kebabCase = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
const severities: readonly string[] = ['error', 'warning'];

/** Throws for what the types of a definition forbid and JavaScript lets through. `file` is that of the definition. */
export function assertDeclared({ rules = [], head, commands = [] }: SiteAdditions, file: string): void {
  for (const [name, list] of Object.entries({ rules, commands }))
    if (!Array.isArray(list)) throw new Error(`"${name}" in ${file} is no list. Write ${name}: [...].`);
  if (head !== undefined && typeof head !== 'function') throw new Error(`"head" in ${file} is no function.`);
  for (const { code, severity, checkFile, checkText, check } of rules) {
    if (!kebabCase.test(code)) throw new Error(`The rule "${code}" in ${file} needs a code such as "old-name": ${kebabCaseRule}.`);
    if (!severities.includes(severity))
      throw new Error(`The rule "${code}" in ${file} has the severity "${severity}". It can be ${severities.join(' or ')}.`);
    if (![checkFile, checkText, check].some((one) => typeof one === 'function'))
      throw new Error(`The rule "${code}" in ${file} checks nothing. It needs one of the functions checkFile, checkText and check.`);
  }
  for (const { name } of commands)
    if (!kebabCase.test(name)) throw new Error(`The command "${name}" in ${file} needs a name such as "list-tickets": ${kebabCaseRule}.`);
}

const kebabCaseRule = 'lowercase letters and digits, with hyphens between words';
