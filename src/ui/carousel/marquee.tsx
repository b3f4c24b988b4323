import { classNames, Glyph } from 'pagewright/react';
import { Children, type ReactNode } from 'react';
import { itemWidth } from './item-width.ts';
import { type MarqueeSettings, marqueeClasses } from './marquee-classes.ts';

type MarqueeProps = MarqueeSettings & {
  /** Id of the pause control, unique on the page. */
  id: string;
  /** The text of the pause control. */
  pause: string;
  /** Screen-reader text after `pause`, such as "the logos". */
  label: string;
  children: ReactNode;
};

/**
 * A row of items that moves without end, with CSS only. The second list is a copy for a seamless loop, hidden from assistive
 * technology. A checkbox pauses it, with or without script.
 */
export function Marquee({ id, pause, label, children, ...settings }: MarqueeProps) {
  const items = Children.toArray(children);
  const list = items.map((item, index) => (
    <li key={index} className={classNames('shrink-0', itemWidth)}>
      {item}
    </li>
  ));
  return (
    <div className={classNames('marquee group/marquee', ...marqueeClasses(settings, items.length))}>
      <div className="marquee-window">
        <div className="marquee-track">
          <ul className="marquee-list">{list}</ul>
          <ul className="marquee-list" aria-hidden="true" inert>
            {list}
          </ul>
        </div>
      </div>
      <PauseBox id={id} pause={pause} label={label} />
    </div>
  );
}

function PauseBox({ id, pause, label }: Pick<MarqueeProps, 'id' | 'pause' | 'label'>) {
  return (
    <div className="mt-6 flex justify-end motion-reduce:hidden">
      <input type="checkbox" id={id} className="marquee-pause sr-only" />
      <label htmlFor={id} className="pause-button">
        <Glyph name="pause" className="size-4 group-has-checked/marquee:hidden" />
        <Glyph name="play" className="hidden size-4 group-has-checked/marquee:block" />
        <span>
          {pause}
          <span className="sr-only">{` ${label}`}</span>
        </span>
      </label>
    </div>
  );
}
