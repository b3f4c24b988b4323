import { importedName } from './write-code.ts';

/** The names of a block type in code: `promo-banner`, `promoBanner`, `PromoBanner`. */
export type BlockNames = {
  type: string;
  /** The name of its declaration. */
  declaration: string;
  component: string;
};

/** Words that cannot be the name of a constant in a module, and names that the generated files already use. */
const taken = new Set([
  ...'arguments await break case catch class const continue debugger default delete do else enum eval export extends false'.split(' '),
  ...'finally for function if implements import in instanceof interface let new null package private protected public'.split(' '),
  ...'return static super switch this throw true try typeof undefined var void while with yield'.split(' '),
  ...'z blocks blockBase defineBlock textSchema'.split(' '),
]);

/**
 * Derives the names from that of the type. A name that is taken ends in "Block": `switchBlock` for the type `switch`. `list` is the text
 * of the site's list of declarations: a name that it imports already stays.
 */
export function blockNames(type: string, list = ''): BlockNames {
  const component = type.replaceAll(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
  const declaration = component.charAt(0).toLowerCase() + component.slice(1);
  const suffix = taken.has(declaration) || taken.has(component) ? 'Block' : '';
  return { type, declaration: importedName(list, `./${type}.ts`) ?? `${declaration}${suffix}`, component: `${component}${suffix}` };
}

/** What runs in the browser: nothing, a script without React, or the component. */
export type BlockKind = 'static' | 'enhance' | 'interactive';

/** The texts of the files of a new block type: a section with a heading and a text. */
type BlockTexts = { schema: string; component: string; script?: string; minimal: string; full: string };

export function blockTexts(names: BlockNames, kind: BlockKind): BlockTexts {
  const { type } = names;
  const label = kind === 'static' ? '' : 'hideLabel: Hide\n';
  return {
    schema: schemaText(names, kind),
    component: kind === 'interactive' ? interactiveText(names) : staticText(names, kind),
    ...(kind === 'enhance' && { script: scriptText }),
    minimal: `type: ${type}\nheading: A heading\ntext: A text.\n`,
    full: `type: ${type}\nid: part\nheading: A heading\ntext: A text.\n${label}`,
  };
}

const schemaText = (
  { type, declaration }: BlockNames,
  kind: BlockKind,
): string => `import { blockBase, defineBlock, textSchema } from 'pagewright/schema';
import { z } from 'zod';

export const ${declaration} = defineBlock(
  z.strictObject({
    type: z.literal('${type}').describe('A heading and a text.'),
    ...blockBase,
    heading: textSchema.describe('The title of the section.'),
    text: textSchema.describe('The text under the title.'),
${kind !== 'static' ? "    hideLabel: textSchema.default('Hide').describe('The label of the button that hides the text.'),\n" : ''}  }),
  {
    interactive: ${{ static: 'false', enhance: "{ enhance: 'always' }", interactive: "{ hydrate: 'always', chunk: 'own' }" }[kind]},
    pageHeading: false,
  },
);
`;

const propsOf = (type: string): string => (type.includes('-') ? `PropsOf<(typeof blocks)['${type}']>` : `PropsOf<typeof blocks.${type}>`);

/** Uses no component of the site, because every site has other ones. The classes are Tailwind's own. */
const staticText = (
  { type, component }: BlockNames,
  kind: 'static' | 'enhance',
): string => `import type { PropsOf } from 'pagewright/schema';
import type { blocks } from '../../schemas/blocks/index.ts';

export default function ${component}({ id, blockKey, heading, text${kind === 'enhance' ? ', hideLabel' : ''} }: ${propsOf(type)}) {
  const headingId = \`\${blockKey}-heading\`;
  return (
    <section id={id} aria-labelledby={headingId} className="p-8">
      <h2 id={headingId}>{heading}</h2>
      <p className="mt-4">{text}</p>
${kind === 'enhance' ? hiddenButton : ''}    </section>
  );
}
`;

/** The button is hidden until the script runs. */
const hiddenButton = `      <button type="button" hidden className="mt-6 underline" aria-expanded="true">
        {hideLabel}
      </button>
`;

const scriptText = `/** Lets the button hide and show the text. */
export default function enhance(element: HTMLElement, _props: object, signal: AbortSignal): void {
  const text = element.querySelector('p');
  const button = element.querySelector('button');
  if (!text || !button) return;
  button.hidden = false;
  button.addEventListener(
    'click',
    () => {
      text.hidden = !text.hidden;
      button.ariaExpanded = String(!text.hidden);
    },
    { signal },
  );
}
`;

const interactiveText = ({ type, component }: BlockNames): string => `import type { PropsOf } from 'pagewright/schema';
import { useState } from 'react';
import type { blocks } from '../../schemas/blocks/index.ts';

export default function ${component}({ id, blockKey, heading, text, hideLabel }: ${propsOf(type)}) {
  const headingId = \`\${blockKey}-heading\`;
  const [isShown, setIsShown] = useState(true);
  return (
    <section id={id} aria-labelledby={headingId} className="p-8">
      <h2 id={headingId}>{heading}</h2>
      {isShown && <p className="mt-4">{text}</p>}
      <button type="button" className="mt-6 underline" aria-expanded={isShown} onClick={() => setIsShown(!isShown)}>
        {hideLabel}
      </button>
    </section>
  );
}
`;
