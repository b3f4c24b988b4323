import { background } from '../backgrounds.ts';
import type { Cover } from '../cover.ts';
import { each, icon } from '../parts/basics.ts';
import { browser } from '../parts/frames.ts';

const glow = (x: number, y: number, radius: number): string =>
  [1, 0.76, 0.52]
    .map((share, index) => `<circle cx="${x}" cy="${y}" r="${radius * share}" fill="#F2A516" fill-opacity="${0.1 + index * 0.07}"/>`)
    .join('');
const woven = (d: string, id: string, colour: string): string =>
  `<clipPath id="${id}"><path d="${d}"/></clipPath><path d="${d}" fill="${colour}"/><g clip-path="url(#${id})" stroke="#15142B" stroke-opacity=".28" stroke-width="3">${Array.from({ length: 40 }, (_, index) => `<path d="M${index * 16 - 240} 0l240 400M${index * 16} 0l-240 400"/>`).join('')}</g>`;

const hero = `<svg width="620" height="738" viewBox="0 0 620 738"><rect width="620" height="738" fill="#201F3C"/>${glow(320, 400, 330)}<path d="M320 0v210" stroke="#F8CB74" stroke-width="6"/><g transform="translate(120 200)">${woven('M200 0q40 0 50 30q150 40 150 160q0 70-60 90H60q-60-20-60-90Q0 70 150 30q10-30 50-30z', 'big', '#F2A516')}</g><path d="M180 480h280" stroke="#F8CB74" stroke-width="12" stroke-linecap="round"/><path d="M0 690h620v48H0z" fill="#15142B"/></svg>`;

const small = (kind: number, colour: string): string => {
  const shades = ['M40 70L60 20h60l20 50z', 'M50 80q-8-60 40-64q48 4 40 64z', 'M30 76q60-80 120 0z'];
  const foot =
    kind === 2
      ? '<path d="M90 0v34" stroke="#F8CB74" stroke-width="4"/>'
      : '<path d="M90 76v54M62 134h56" stroke="#E2D6C0" stroke-width="8" stroke-linecap="round"/>';
  return `<svg width="170" height="140" viewBox="0 0 180 144">${glow(90, 76, 66)}${foot}${woven(shades[kind] ?? '', `lamp${kind}`, colour)}</svg>`;
};
const rows = each(
  [
    [0, '#E9775F', 'Charkha', 'Desk, 38 cm', '₹ 2,450'],
    [1, '#3FA5A0', 'Matka', 'Floor, 120 cm', '₹ 5,800'],
    [2, '#F8CB74', 'Topli', 'Hanging, 30 cm', '₹ 1,900'],
  ] as const,
  ([kind, colour, name, note, price]) =>
    `<div class="r" style="gap:20px;border-top:1px solid #3C3B69;padding:8px 0">${small(kind, colour)}<div class="f"><div style="font:500 24px Jost">${name}</div><div class="s" style="color:#A9A6C0">${note}</div></div><b>${price}</b></div>`,
);

export const lampWorks: Cover = {
  background: background('flax', 'satin', 13),
  html: browser(
    { x: 50, y: 60, width: 1100, height: 780 },
    'lampworks.example',
    `<div class="r" style="height:738px;background:#15142B;color:#FBF8F2;align-items:stretch"><div style="width:560px;overflow:hidden;position:relative">${hero}<div style="position:absolute;left:40px;bottom:74px"><div style="font:500 40px Jost">Zumbar</div><div style="color:#F8CB74">Cane and brass · ₹ 8,200</div></div></div><div class="f" style="padding:34px 44px"><div class="r sb"><span style="font:500 22px Jost;letter-spacing:.16em">LAMP WORKS</span><div class="r" style="gap:20px">${icon('search', 20)}${icon('cart', 20)}</div></div><div style="font:500 46px/1.06 Jost;margin:34px 0 26px">Light, basket by basket</div>${rows}</div></div>`,
    true,
  ),
};
