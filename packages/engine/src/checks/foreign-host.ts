import { domainToASCII } from 'node:url';
import type { LinkUse } from '../content/resolve/findings.ts';

import { createProblem } from '../problems/create-problem.ts';
import type { Problem } from '../problems/problem.ts';
import type { CheckedSite } from './check.ts';
import { isMixed, lookalikeScript, scriptsOf } from './host-scripts.ts';

/**
 * A host that reads like another leads visitors to somebody else. One that is written in its ASCII form
 * (`xn--…`) hides nothing from the author and is accepted.
 */
export const foreignHost = ({ links }: Pick<CheckedSite, 'links'>): Problem[] =>
  links.flatMap((link): Problem[] => {
    const host = hostOf(link.href);
    if (host === undefined || /^[\0-\x7f]*$/.test(host)) return [];
    const labels = host.split(/[.\u3002\uFF0E\uFF61]/);
    const mixed = labels.find(isMixed);
    if (mixed !== undefined) return [mixedHost(link, host, mixed)];
    const script = labels.map((label) => lookalikeScript(label, host)).find((one) => one !== undefined);
    return script === undefined ? [] : [lookalikeHost(link, host, script)];
  });

/** The host of a web or e-mail address as it is written; undefined for all other links. */
function hostOf(href: string): string | undefined {
  const web = /^https:\/\/([^/?#:]+)/i.exec(href)?.[1];
  return web ?? /^mailto:[^?]*@([^?,]+)/i.exec(href)?.[1];
}

const asciiOf = (host: string): string => domainToASCII(host) || 'no address at all';

const placeOf = ({ place, text, context }: LinkUse) => ({ place, text, context });

function mixedHost(link: LinkUse, host: string, label: string): Problem {
  const scripts = scriptsOf(label);
  const what = scripts.length > 1 ? `mixes ${scripts.join(' and ')} letters` : 'has a character that is no letter';
  return createProblem({
    ...placeOf(link),
    code: 'mixed-host',
    message: `The name "${label}" in ${host} ${what}. Browsers read it as ${asciiOf(host)}.`,
    hint: `Type the address anew. If this one is meant, write ${asciiOf(host)}.`,
  });
}

function lookalikeHost(link: LinkUse, host: string, script: string): Problem {
  return createProblem({
    ...placeOf(link),
    code: 'lookalike-host',
    severity: 'warning',
    message: `The address ${host} has ${script} letters, which may look like Latin ones. Browsers read it as ${asciiOf(host)}.`,
    hint: `If it is not meant, type the address anew. If it is, write ${asciiOf(host)}.`,
  });
}
