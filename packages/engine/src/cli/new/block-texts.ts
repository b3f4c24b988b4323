import type { BlockNames } from './block-names.ts';

/** The texts of a new block type's own files: a section with a heading and a text, to be made into what it is for. */
export type BlockTexts = { schema: string; component: string; minimal: string; full: string };

export function blockTexts(names: BlockNames, isInteractive: boolean): BlockTexts {
  const { type } = names;
  const lead = isInteractive ? 'hideLabel: Hide\n' : '';
  return {
    schema: schemaText(names, isInteractive),
    component: isInteractive ? interactiveText(names) : staticText(names),
    minimal: `type: ${type}\nheading: A heading\ntext: A text.\n`,
    full: `type: ${type}\nid: part\nheading: A heading\ntext: A text.\n${lead}`,
  };
}

const schemaText = (
  { type, schema }: BlockNames,
  isInteractive: boolean,
): string => `import { blockBase, textSchema } from 'pagewright/schema';
import { z } from 'zod';

export const ${schema} = z.strictObject({
  type: z.literal('${type}').describe('A heading and a text.'),
  ...blockBase,
  heading: textSchema.describe('The title of the section.'),
  text: textSchema.describe('The text under the title.'),
${isInteractive ? "  hideLabel: textSchema.default('Hide').describe('The words of the button that takes the text away.'),\n" : ''}});
`;

const staticText = ({ type, component }: BlockNames): string => `import type { BlockProps } from 'pagewright/react';
import { Heading } from '../ui/heading.tsx';
import { Section } from '../ui/section.tsx';

export default function ${component}({ id, blockKey, heading, text }: BlockProps<'${type}'>) {
  const headingId = \`\${blockKey}-heading\`;
  return (
    <Section id={id} labelledBy={headingId}>
      <Heading id={headingId}>{heading}</Heading>
      <p className="mt-10 max-w-measure ${type}-text">{text}</p>
    </Section>
  );
}
`;

const interactiveText = ({ type, component }: BlockNames): string => `import type { BlockProps } from 'pagewright/react';
import { useState } from 'react';
import { Heading } from '../ui/heading.tsx';
import { Section } from '../ui/section.tsx';

export default function ${component}({ id, blockKey, heading, text, hideLabel }: BlockProps<'${type}'>) {
  const headingId = \`\${blockKey}-heading\`;
  const [isShown, setIsShown] = useState(true);
  return (
    <Section id={id} labelledBy={headingId}>
      <Heading id={headingId}>{heading}</Heading>
      {isShown && <p className="mt-10 max-w-measure ${type}-text">{text}</p>}
      <button type="button" className="mt-6 text-link" aria-expanded={isShown} onClick={() => setIsShown(!isShown)}>
        {hideLabel}
      </button>
    </Section>
  );
}
`;
