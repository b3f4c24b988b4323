import { background } from '../backgrounds.ts';
import type { Cover } from '../cover.ts';
import { each, swatch } from '../parts/basics.ts';
import { browser } from '../parts/frames.ts';

const wheel = (x: number): string =>
  `<g transform="translate(${x} 268)"><circle r="58" fill="#0E0D20"/><circle r="40" fill="#E2D6C0"/>${Array.from({ length: 7 }, (_, index) => `<path d="M0-8L0-40" stroke="#15142B" stroke-width="9" transform="rotate(${index * 51.4})"/>`).join('')}<circle r="11" fill="#C8371F"/></g>`;

const car = `<svg width="820" height="350" viewBox="0 0 820 350"><ellipse cx="410" cy="322" rx="380" ry="17" fill="#15142B" fill-opacity=".28"/><path d="M30 262q-8-62 50-78l112-26q86-88 206-88h70q88 0 164 84q104 8 142 44q28 26 18 70z" fill="#0B6E6E"/><path d="M30 262q-8-62 50-78l20-5q-6 52 60 52h600q22 0 30 31z" fill="#074B4D" fill-opacity=".6"/><path d="M232 156q70-62 152-64l4 66zM404 92h58q66 2 122 64l-176 2z" fill="#15142B"/><path d="M262 152q52-44 106-50" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="5"/><path d="M396 164l6 92M430 186h44" stroke="#053C3E" stroke-width="4"/><path d="M744 200q40 4 44 24h-58zM36 206l54-8-8 24H34z" fill="#F8CB74"/>${wheel(190)}${wheel(640)}</svg>`;

const paints = each(
  ['#0B6E6E', '#C8371F', '#15142B', '#F2A516', '#F1EADD'],
  (colour, index) =>
    `<span style="width:52px;height:52px;border-radius:50%;background:${colour};border:4px solid #fff;box-shadow:0 0 0 ${index === 0 ? '3px var(--madder)' : '1px #D3C3A4'}"></span>`,
);

const seats = each(
  [
    ['#2A2948', '#3C3B69', 'Indigo weave'],
    ['#9C2814', '#C8371F', 'Madder weave'],
    ['#D3C3A4', '#F1EADD', 'Undyed'],
  ] as const,
  ([warp, weft, name]) =>
    `<div style="width:126px"><div style="border-radius:10px;overflow:hidden">${swatch(126, 70, [warp, weft], 9)}</div><div class="s b" style="margin-top:8px">${name}</div></div>`,
);

export const cobaltConfigurator: Cover = {
  background: background('linen', 'diamond', 13),
  html: browser(
    { x: 40, y: 90, width: 1120, height: 720 },
    'cobaltmotors.example/build',
    `<div style="height:678px;background:linear-gradient(#F1EADD 0 430px,#E2D6C0 430px 440px,#fff 440px);position:relative"><div class="r sb" style="padding:26px 44px"><span style="font:800 34px Barlow;letter-spacing:.02em">COBALT</span><div class="r" style="gap:28px"><span class="grey">Model</span><span class="b" style="border-bottom:3px solid var(--madder);padding-bottom:4px">Colour</span><span class="grey">Inside</span><span class="grey">Extras</span></div></div><div style="position:absolute;left:44px;top:96px;font:800 120px/.86 Barlow;color:#fff">TERN<br>E-40</div><div style="position:absolute;right:20px;top:98px">${car}</div><div class="r sb" style="position:absolute;left:44px;right:44px;bottom:40px;align-items:flex-start"><div><div class="h3" style="margin-bottom:14px">Paint: Lagoon</div><div class="r" style="gap:14px">${paints}</div></div><div><div class="h3" style="margin-bottom:14px">Seats</div><div class="r" style="gap:12px">${seats}</div></div><div style="text-align:right"><div class="grey s">From</div><div class="h1">€ 31,480</div><div class="btn" style="margin-top:14px">Book a drive</div></div></div></div>`,
  ),
};
