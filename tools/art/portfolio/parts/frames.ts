interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Degrees to turn by. */
  readonly turn?: number;
  /** Draw everything inside this much larger. */
  readonly zoom?: number;
}

const lift = 'box-shadow:0 2px 4px rgb(10 9 24/.22),0 28px 60px rgb(10 9 24/.36)';

function stand({ x, y, width, height, turn = 0 }: Place, style: string, content: string): string {
  const rotate = turn === 0 ? '' : `transform:rotate(${turn}deg);`;
  return `<div style="left:${x}px;top:${y}px;width:${width}px;height:${height}px;${rotate}${lift};${style}">${content}</div>`;
}

const dot = (colour: string): string => `<i style="width:11px;height:11px;border-radius:9px;background:${colour}"></i>`;

/** A browser's window with its address. */
export function browser(place: Place, address: string, content: string, dark = false): string {
  const [bar, field, ink] = dark ? ['#1E1D38', '#2E2D52', '#C9C6DA'] : ['#F1EADD', '#FFFFFF', '#5B586C'];
  const top = [
    `<div class="r" style="height:42px;background:${bar};padding:0 16px;gap:8px">`,
    dot('#C8371F') + dot('#F2A516') + dot('#3FA5A0'),
    `<div style="margin:0 auto;background:${field};color:${ink};border-radius:8px;padding:4px 0;width:46%;text-align:center;font-size:13px">${address}</div><i style="width:48px"></i></div>`,
  ].join('');
  const inside = `<div class="screen" style="height:${place.height - 42}px">${scaled(place, place.height - 42, content)}</div>`;
  return stand(place, 'border-radius:14px;overflow:hidden;background:#fff', top + inside);
}

function scaled({ width, zoom = 1 }: Place, height: number, content: string): string {
  if (zoom === 1) return content;
  return `<div style="width:${width / zoom}px;height:${height / zoom}px;zoom:${zoom};position:relative">${content}</div>`;
}

const status = (ink: string): string =>
  `<div class="r sb" style="height:44px;padding:6px 26px 0;color:${ink};font-weight:700;font-size:15px"><span>9:41</span><svg width="46" height="14" fill="${ink}"><rect y="8" width="4" height="6" rx="1"/><rect x="6" y="5" width="4" height="9" rx="1"/><rect x="12" y="2" width="4" height="12" rx="1"/><rect x="22.5" y="1.5" width="20" height="11" rx="3.5" fill="none" stroke="${ink}"/><rect x="24.5" y="3.5" width="13" height="7" rx="2"/></svg></div>`;

/** A phone, 360 wide on the inside before it is enlarged. */
export function phone(place: Place, content: string, look: { background?: string; ink?: string; shell?: string } = {}): string {
  const { background = '#fff', ink = '#15142B', shell = '#15142B' } = look;
  const zoom = (place.width - 22) / 360;
  const height = (place.height - 22) / zoom;
  const screen = `<div class="screen c" style="width:360px;height:${height}px;zoom:${zoom};background:${background};color:${ink};border-radius:${38}px">${status(ink)}<i style="position:absolute;left:135px;top:11px;width:90px;height:24px;border-radius:14px;background:#0E0D20"></i><div class="c f" style="position:relative">${content}</div></div>`;
  return stand(place, `border-radius:${46 * zoom + 4}px;background:${shell};padding:11px`, screen);
}

/** A sheet without a frame, such as a receipt or a card that leaves its window. */
export function loose(place: Place, style: string, content: string): string {
  return stand(place, `border-radius:16px;background:#fff;${style}`, scaled(place, place.height, content));
}
