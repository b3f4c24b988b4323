import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { FrameMessage } from '../../preview/blocks/messages.ts';

/** The windows in which blocks are shown. */
const windows = [
  { width: 1440, height: 900 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
] as const;

type Shown = { address: string; name: string; message: FrameMessage };

/** Shows a block in frames of several widths, or of one. */
export function Frames(shown: Shown): ReactNode {
  const [width, setWidth] = useState('all');
  const [isActualSize, setActualSize] = useState(false);
  return (
    <>
      <fieldset className="widths">
        <legend>Width</legend>
        {['all', ...windows.map((one) => String(one.width))].map((one) => (
          <label key={one}>
            <input type="radio" name="width" checked={width === one} onChange={() => setWidth(one)} /> {one === 'all' ? 'All' : `${one} px`}
          </label>
        ))}
        <label>
          <input type="checkbox" checked={isActualSize} onChange={() => setActualSize(!isActualSize)} /> Actual size
        </label>
      </fieldset>
      <div className="frames">
        {windows
          .filter((one) => width === 'all' || String(one.width) === width)
          .map((size) => (
            <Frame key={size.width} size={size} isActualSize={isActualSize} {...shown} />
          ))}
      </div>
    </>
  );
}

type FrameProps = Shown & { size: (typeof windows)[number]; isActualSize: boolean };

/** A frame, scaled to the room that it has and as high as the block in it. */
function Frame({ size, isActualSize, address, name, message }: FrameProps): ReactNode {
  const stage = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [room, setRoom] = useState<number>(size.width);
  const [height, setHeight] = useState<number>(size.height);
  const [loads, setLoads] = useState(0);
  const scale = isActualSize ? 1 : Math.min(1, room / size.width);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect.width));
    if (stage.current) observer.observe(stage.current);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    for (const [property, value] of Object.entries({ '--width': `${size.width}px`, '--height': `${height}px`, '--scale': String(scale) }))
      stage.current?.style.setProperty(property, value);
  }, [size, height, scale]);
  useEffect(() => {
    if (frame.current && loads > 0) frame.current.contentWindow?.postMessage(message, location.origin);
  }, [message, loads]);
  useEffect(() => {
    const inner = frame.current;
    const main = inner?.contentDocument?.getElementById('main');
    if (!inner || !main || loads === 0) return;
    const observer = new ResizeObserver(() => setHeight(fit(inner, size.height)));
    observer.observe(main);
    return () => observer.disconnect();
  }, [loads, size]);
  return (
    <figure className={`window-${size.width}`}>
      <figcaption>
        {size.width} px{scale < 1 && `, ${Math.round(scale * 100)} %`}
      </figcaption>
      {/* Keyboard users can scroll only a focusable element. */}
      <div
        className="stage"
        ref={stage}
        {...(isActualSize && { tabIndex: 0, role: 'group', 'aria-label': `${size.width} px wide, actual size` })}
      >
        <iframe ref={frame} src={address} title={`${name}, ${size.width} px wide`} onLoad={() => setLoads((count) => count + 1)} />
      </div>
    </figure>
  );
}

/** Returns the height of the content of a frame. Content whose height depends on that of the window is shown in a usual window. */
function fit(frame: HTMLIFrameElement, usual: number): number {
  const before = frame.style.height;
  const at = (height: number): number => {
    frame.style.height = `${height}px`;
    const parts = frame.contentDocument?.querySelectorAll<HTMLElement>('#main, [data-header-slot]') ?? [];
    return Math.ceil(Math.max(...[...parts].map((part) => part.getBoundingClientRect().bottom)));
  };
  const natural = at(usual);
  const isFixed = at(natural) === natural;
  frame.style.height = before;
  return Math.max(isFixed ? natural : usual, 100);
}
