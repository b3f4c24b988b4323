import { background } from '../backgrounds.ts';
import type { Cover } from '../cover.ts';
import { each, icon, pill } from '../parts/basics.ts';
import { browser } from '../parts/frames.ts';

const lens = (size: number, first: string, second: string): string =>
  `<svg width="${size}" height="${size}" viewBox="0 0 200 200"><circle cx="100" cy="100" r="96" fill="#15142B"/><circle cx="100" cy="100" r="84" fill="none" stroke="#3C3B69" stroke-width="3" stroke-dasharray="4 6"/><circle cx="100" cy="100" r="72" fill="#0E0D20" stroke="#33325A" stroke-width="6"/><circle cx="100" cy="100" r="54" fill="${first}"/><circle cx="100" cy="100" r="40" fill="#0E0D20" fill-opacity=".45"/><circle cx="100" cy="100" r="22" fill="${second}"/><path d="M62 82a44 44 0 0 1 40-26" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="9" stroke-linecap="round"/><circle cx="132" cy="128" r="7" fill="#fff" fill-opacity=".5"/></svg>`;

const results = each(
  [
    ['Aster 35', 'f/1.8 · 290 g', '₹ 41,900', '#0B6E6E', '#F2A516'],
    ['Aster 50', 'f/1.4 · 410 g', '₹ 52,500', '#9C2814', '#3FA5A0'],
    ['Vela 85', 'f/1.8 · 560 g', '₹ 68,000', '#3C3B69', '#E9775F'],
  ],
  ([name, note, price, first = '', second = '']) =>
    `<div class="c" style="width:214px;align-items:center;text-align:center">${lens(176, first, second)}<div style="font:500 22px Jost;margin-top:14px">${name}</div><div class="s grey">${note}</div><div class="b" style="margin-top:6px">${price}</div></div>`,
);

const slider = (label: string, from: number, to: number, value: string): string =>
  `<div style="margin-bottom:26px"><div class="r sb s"><span class="b">${label}</span><span class="grey">${value}</span></div><div style="position:relative;height:6px;background:#E7DFCF;border-radius:4px;margin-top:13px"><div style="position:absolute;left:${from}%;width:${to - from}%;height:6px;background:var(--madder)"></div>${each([from, to], (at) => `<i style="position:absolute;left:calc(${at}% - 10px);top:-7px;width:20px;height:20px;border-radius:50%;background:#fff;border:5px solid var(--madder)"></i>`)}</div></div>`;

export const lumenFinder: Cover = {
  background: background('lagoon', 'satin', 10),
  html: browser(
    { x: 60, y: 60, width: 1080, height: 900 },
    'lumenoptics.example/finder',
    `<div style="height:858px;background:#fff;position:relative"><div class="r sb" style="padding:24px 44px"><span style="font:500 24px Jost;letter-spacing:.22em">LUMEN</span><div class="r" style="gap:26px"><span>Lenses</span><span class="b">Finder</span><span>Service</span>${icon('cart', 22)}</div></div><div style="position:relative;height:384px;background:#F1EADD;margin:0 44px;border-radius:20px;overflow:hidden;padding:62px 56px"><div style="font:500 50px/1.06 Jost;max-width:430px">Which light are you after?</div><div class="r" style="gap:9px;margin-top:26px;flex-wrap:wrap;width:430px">${pill('Portraits', 'var(--ink)')}${pill('Night streets', 'var(--madder)')}${pill('Birds', '#fff', 'var(--ink)')}${pill('Buildings', '#fff', 'var(--ink)')}${pill('Close up', '#fff', 'var(--ink)')}</div><div style="position:absolute;right:-30px;top:-50px">${lens(484, '#0B6E6E', '#C8371F')}</div></div><div class="r" style="padding:38px 44px;gap:46px;align-items:flex-start"><div style="width:230px">${slider('Focal length', 24, 66, '35–85 mm')}${slider('Aperture', 8, 40, 'f/1.4–2')}${slider('Weight', 20, 74, 'to 600 g')}</div><div class="r f sb">${results}</div></div></div>`,
  ),
};
