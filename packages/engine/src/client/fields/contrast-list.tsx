import { contrast, minContrast } from '@pagewright/core/browser';
import { type ReactNode, useContext } from 'react';
import { FieldsContext } from './fields-context.ts';

/** The contrast of a colour of the theme with each colour that it is shown with, while it is chosen. Nothing for another colour. */
export function ContrastList({ path }: { path: string }): ReactNode {
  const { colours, texts, language } = useContext(FieldsContext);
  const [, name] = /^theme\.colors\.(\w+)$/.exec(path) ?? [];
  return (
    <ul className="contrast">
      {colours?.pairs
        .filter(({ text, on }) => text === name || on === name)
        .map(({ text, on, use }) => {
          const [fore, back] = [colours.values[text], colours.values[on]];
          if (!isColour(fore) || !isColour(back)) return null;
          const ratio = contrast(fore, back);
          const isEnough = ratio >= minContrast;
          return (
            <li key={`${text} ${on}`} className={isEnough ? '' : 'problem'}>
              <i style={{ color: fore, background: back }} aria-hidden="true">
                Aa
              </i>
              <span>
                {use}: {ratio.toLocaleString(language, { maximumFractionDigits: 1 })} : 1, {isEnough ? texts.enough : texts.tooLow}
              </span>
            </li>
          );
        })}
    </ul>
  );
}

const isColour = (value: unknown): value is string => typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value);
