import { classNames, Glyph } from 'pagewright/react';
import { Children, type ReactNode } from 'react';
import { itemWidth, perViewClasses } from './per-view.ts';

type MarqueeSettings = {
  perView: readonly { from: number; show: number }[];
  spacing: number;
  secondsPerStep: number;
};

type MarqueeProps = MarqueeSettings & {
  /** Id of the pause control, unique on the page. */
  id: string;
  /** Names the strip in the label of its pause control. */
  label: string;
  children: ReactNode;
};

/** The classes that a strip takes from content: how many in view, how far apart, how fast. */
export const marqueeClasses = (settings: MarqueeSettings, count: number): string[] => [
  ...perViewClasses(settings.perView, settings.spacing),
  `[--loop:${settings.secondsPerStep * count}s]`,
];

/**
 * Items that drift by without end, in CSS alone. The second round is a copy that only eyes meet.
 * A checkbox pauses it, with or without script.
 */
export function Marquee({ id, label, children, ...settings }: MarqueeProps) {
  const items = Children.toArray(children);
  const round = items.map((item, index) => (
    <li key={index} className={classNames('shrink-0', itemWidth)}>
      {item}
    </li>
  ));
  return (
    <div className={classNames('marquee group/marquee', ...marqueeClasses(settings, items.length))}>
      <div className="marquee-window">
        <div className="marquee-track">
          <ul className="marquee-round">{round}</ul>
          <ul className="marquee-round" aria-hidden="true" inert>
            {round}
          </ul>
        </div>
      </div>
      <PauseBox id={id} label={label} />
    </div>
  );
}

function PauseBox({ id, label }: { id: string; label: string }) {
  return (
    <div className="mt-6 flex justify-end motion-reduce:hidden">
      <input type="checkbox" id={id} className="marquee-pause sr-only" />
      <label htmlFor={id} className="pause-button">
        <Glyph name="pause" className="size-4 group-has-checked/marquee:hidden" />
        <Glyph name="play" className="hidden size-4 group-has-checked/marquee:block" />
        <span>
          Pause<span className="sr-only"> {label}</span>
        </span>
      </label>
    </div>
  );
}
