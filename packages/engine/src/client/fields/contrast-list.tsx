import { contrast, minContrast } from '@pagewright/core/browser';
import { type ReactNode, useContext, useEffect, useRef } from 'react';
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
              <Sample fore={fore} back={back} />
              <span>
                {use}: {ratio.toLocaleString(language, { maximumFractionDigits: 1 })} : 1, {isEnough ? texts.enough : texts.tooLow}
              </span>
            </li>
          );
        })}
    </ul>
  );
}

/** Two letters in the colours. The policy of the editor forbids the attribute `style`. */
function Sample({ fore, back }: { fore: string; back: string }): ReactNode {
  const letters = useRef<HTMLElement>(null);
  useEffect(() => {
    letters.current?.style.setProperty('color', fore);
    letters.current?.style.setProperty('background', back);
  }, [fore, back]);
  return (
    <i ref={letters} aria-hidden="true">
      Aa
    </i>
  );
}

const isColour = (value: unknown): value is string => typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value);
