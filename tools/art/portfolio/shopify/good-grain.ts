import { background } from '../backgrounds.ts';
import type { Cover } from '../cover.ts';
import { each, icon, pill } from '../parts/basics.ts';
import { browser } from '../parts/frames.ts';

const ear = (x: number, colour: string, turn: number): string =>
  `<g transform="translate(${x} 250) rotate(${turn})"><path d="M0 0V-170" stroke="${colour}" stroke-width="6"/>${Array.from({ length: 7 }, (_, index) => `<ellipse cx="-13" cy="${-92 - index * 15}" rx="7" ry="13" fill="${colour}" transform="rotate(-28 -13 ${-92 - index * 15})"/><ellipse cx="13" cy="${-92 - index * 15}" rx="7" ry="13" fill="${colour}" transform="rotate(28 13 ${-92 - index * 15})"/>`).join('')}</g>`;

const bag = (paper: string, band: string, grain: string, name: string): string =>
  `<svg width="220" height="280" viewBox="0 0 220 280"><path d="M30 46l14-26h132l14 26v216q0 10-10 10H40q-10 0-10-10z" fill="${paper}"/><path d="M30 46h160l-14-26H44z" fill="#15142B" fill-opacity=".2"/><path d="M30 120h160v86H30z" fill="${band}"/><text x="110" y="158" text-anchor="middle" font-family="Caprasimo" font-size="30" fill="#fff">${name}</text><text x="110" y="186" text-anchor="middle" font-family="Text" font-weight="700" font-size="14" fill="#fff">stone ground · 1 kg</text>${Array.from({ length: 22 }, (_, index) => `<ellipse cx="${44 + (index % 11) * 13.5}" cy="${232 + Math.floor(index / 11) * 18}" rx="4" ry="7" fill="${grain}" transform="rotate(${(index * 41) % 70} ${44 + (index % 11) * 13.5} ${232 + Math.floor(index / 11) * 18})"/>`).join('')}<path d="M60 66h100M60 84h70" stroke="#15142B" stroke-opacity=".25" stroke-width="5" stroke-linecap="round"/></svg>`;

const shelf = each(
  [
    ['#FBF3E2', '#C8371F', '#B97A08', 'Jowar', '₹ 110'],
    ['#E2D6C0', '#0B6E6E', '#15142B', 'Bajra', '₹ 98'],
    ['#FDEFCF', '#15142B', '#9C2814', 'Ragi', '₹ 124'],
    ['#F6D9CE', '#B97A08', '#F2A516', 'Makai', '₹ 86'],
  ] as const,
  ([paper, band, grain, name, price]) =>
    `<div class="c mid">${bag(paper, band, grain, name)}<div class="r" style="gap:12px;margin-top:12px"><b class="h3">${price}</b><span class="r mid" style="width:36px;height:36px;border-radius:50%;background:var(--ink)">${icon('plus', 18, '#fff')}</span></div></div>`,
);

export const goodGrain: Cover = {
  background: background('madder', 'plain', 10, 36),
  html: browser(
    { x: 70, y: 60, width: 1060, height: 780, turn: -1.5 },
    'goodgrain.example',
    `<div style="height:738px;background:#F8CB74;position:relative;overflow:hidden"><svg width="420" height="290" viewBox="0 0 420 260" style="position:absolute;right:30px;top:40px">${ear(90, '#B97A08', -12)}${ear(190, '#9C2814', 2)}${ear(290, '#B97A08', 13)}${ear(360, '#9C2814', 22)}</svg><div style="padding:32px 52px"><div class="r" style="gap:30px"><span style="font:400 30px Caprasimo">Good Grain</span><b>Flour</b><span>Whole</span><span>Recipes</span></div><div style="font:400 66px/1 Caprasimo;margin:38px 0 18px;width:600px">Old millets, milled on Monday</div><div class="r" style="gap:9px">${pill('Free over ₹ 500', 'var(--ink)')}${pill('Paper, no plastic', '#fff', 'var(--ink)')}</div></div><div class="r sb" style="position:absolute;left:0;right:0;bottom:0;background:#fff;padding:26px 52px 22px;border-radius:36px 36px 0 0">${shelf}</div></div>`,
  ),
};
