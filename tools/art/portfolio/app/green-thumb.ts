import { background } from '../backgrounds.ts';
import type { Cover } from '../cover.ts';
import { each, icon } from '../parts/basics.ts';
import { progress } from '../parts/charts.ts';
import { phone } from '../parts/frames.ts';

const leaves = (colour: string, kind: number): string =>
  Array.from({ length: 7 }, (_, index) => {
    const turn = -72 + index * 24;
    const long = 78 - Math.abs(index - 3) * 8;
    const shape =
      kind === 0
        ? `M0 0C-24-${long * 0.4}-18-${long * 0.8} 0-${long}C18-${long * 0.8} 24-${long * 0.4} 0 0z`
        : `M-5 0L-7-${long * 0.7}L0-${long * 1.15}L7-${long * 0.7}L5 0z`;
    return `<path d="${shape}" fill="${colour}" fill-opacity="${index % 2 === 0 ? 1 : 0.72}" transform="rotate(${turn})"/>`;
  }).join('');

const plant = (size: number, pot: string, leaf: string, kind: number): string =>
  `<svg width="${size}" height="${size}" viewBox="-80 -108 160 180"><g>${leaves(leaf, kind)}</g><path d="M-40-4h80l-9 70h-62z" fill="${pot}"/><path d="M-46-10h92v18h-92z" fill="${pot}"/><path d="M-34 26h68M-33 38h65" stroke="#FBF8F2" stroke-width="4" stroke-dasharray="8 6"/></svg>`;

const shelf = each(
  [
    ['Tulsi', 'Water today', '#C8371F', '#0B6E6E', 0],
    ['Aloe', 'In 6 days', '#15142B', '#3FA5A0', 1],
    ['Money plant', 'In 2 days', '#F2A516', '#0B6E6E', 0],
    ['Snake plant', 'In 9 days', '#9C2814', '#074B4D', 1],
  ] as const,
  ([name, when, pot, leaf, kind], index) =>
    `<div style="background:${index % 3 === 0 ? '#FBE3DC' : '#FDEFCF'};border-radius:22px;padding:12px 14px 16px;text-align:center">${plant(124, pot, leaf, kind)}<div class="b" style="margin-top:6px">${name}</div><div class="s" style="color:${index === 0 ? 'var(--madder)' : 'var(--grey)'}">${when}</div></div>`,
);
const garden = `<div style="padding:10px 22px"><div class="r sb"><div class="h1">My sill</div><span class="r mid" style="width:42px;height:42px;border-radius:14px;background:var(--peacock)">${icon('plus', 22, '#fff')}</span></div><div class="grey" style="margin-bottom:18px">Nine plants, all alive</div><div class="g" style="grid-template-columns:1fr 1fr;gap:14px">${shelf}</div></div>`;

const need = (label: string, value: string, share: number, colour: string): string =>
  `<div style="margin-bottom:18px"><div class="r sb" style="margin-bottom:7px"><b>${label}</b><span class="grey s">${value}</span></div>${progress(share, colour, 10)}</div>`;
const one = `<div style="background:#F8CB74;margin-top:-44px;padding:54px 24px 0;height:400px;border-radius:0 0 40px 40px;position:relative;text-align:center"><div class="r sb">${icon('back', 24)}${icon('heart', 24)}</div><div style="margin-left:-6px">${plant(318, '#C8371F', '#0B6E6E', 0)}</div></div><div style="padding:26px 26px"><div class="r sb" style="margin-bottom:20px"><div><div class="h1">Tulsi</div><div class="grey">Kitchen, south window</div></div>${icon('leaf', 34, '#0B6E6E')}</div>${need('Water', 'Low', 0.22, 'var(--madder)')}${need('Light', '6 hours', 0.78, 'var(--marigold)')}${need('Soil', 'Fed 12 Oct', 0.6, 'var(--peacock)')}<div class="btn" style="background:var(--peacock)">I have watered it</div></div>`;

export const greenThumb: Cover = {
  background: background('lagoon', 'diamond', 14),
  html:
    phone({ x: 130, y: 190, width: 390, height: 820 }, garden, { background: '#FFFDF8' }) +
    phone({ x: 620, y: 40, width: 420, height: 860 }, one, { background: '#FFFDF8', shell: '#074B4D' }),
};
