import { background } from '../backgrounds.ts';
import type { Cover } from '../cover.ts';
import { each, icon } from '../parts/basics.ts';
import { browser } from '../parts/frames.ts';

const parrot = (x: number, y: number, flip: boolean): string =>
  `<g transform="translate(${x} ${y})${flip ? ' scale(-1 1)' : ''}"><path d="M0 0q-26-4-26-30q0-24 24-26q20 2 20 24q0 40-46 62q20-20 14-34" fill="#0B6E6E"/><path d="M18-40l12 6-12 6z" fill="#C8371F"/><circle cx="4" cy="-40" r="4" fill="#FBF8F2"/><path d="M-20-18q14 6 30-4" fill="none" stroke="#F2A516" stroke-width="4"/></g>`;
const zari = (y: number): string =>
  Array.from(
    { length: 20 },
    (_, index) =>
      `<path d="M${index * 32} ${y}l16-14 16 14-16 14z" fill="#F2A516"/><path d="M${index * 32 + 9} ${y}l7-6 7 6-7 6z" fill="#9C2814"/>`,
  ).join('');
const saree = (width: number, height: number, body: string): string =>
  `<svg width="${width}" height="${height}" viewBox="0 0 600 560" preserveAspectRatio="xMidYMid slice"><rect width="600" height="560" fill="${body}"/>${Array.from({ length: 48 }, (_, index) => `<circle cx="${30 + (index % 8) * 78 + (Math.floor(index / 8) % 2) * 39}" cy="${30 + Math.floor(index / 8) * 52}" r="6" fill="#F2A516"/>`).join('')}<rect y="330" width="600" height="230" fill="#9C2814"/>${zari(352)}${zari(538)}${[60, 180, 300, 420, 540].map((x, index) => parrot(x, 462, index % 2 === 1)).join('')}<path d="M120 500v-70M240 500v-70M360 500v-70M480 500v-70" stroke="#F8CB74" stroke-width="5"/></svg>`;

const thumbs = each(
  [
    ['#0B6E6E', 'Raghu', '₹ 48,500'],
    ['#3C3B69', 'Mayur', '₹ 52,000'],
    ['#F2A516', 'Kamal', '₹ 39,900'],
    ['#C8371F', 'Asavali', '₹ 61,000'],
  ] as const,
  ([colour, name, price]) =>
    `<div style="width:218px"><div style="overflow:hidden">${saree(218, 150, colour)}</div><div class="r sb" style="margin-top:9px"><span style="font:400 20px Italiana">${name}</span><span class="s">${price}</span></div></div>`,
);

export const paithaniHouse: Cover = {
  background: background('rose', 'herringbone', 10),
  html: browser(
    { x: 90, y: 60, width: 1020, height: 900 },
    'paithanihouse.example',
    `<div style="height:858px;background:#FDF8EE"><div class="r sb" style="padding:22px 40px"><div class="r s" style="gap:24px"><span>Sarees</span><span>Weavers</span><span>Care</span></div><span style="font:400 34px Italiana;letter-spacing:.04em">Paithani House</span><div class="r" style="gap:18px">${icon('search', 20)}${icon('heart', 20)}${icon('cart', 20)}</div></div><div class="r" style="height:444px;align-items:stretch"><div class="f" style="overflow:hidden">${saree(620, 444, '#C8371F')}</div><div class="c" style="width:400px;background:#9C2814;color:#FDF8EE;padding:56px 44px;justify-content:center"><div class="s" style="color:#F8CB74">Woven by Shobha Tai, Yeola</div><div style="font:400 56px/1.02 Italiana;margin:14px 0">Eleven weeks on one border</div><div style="color:#F3CFC3">Six yards of silk, real zari, numbered.</div><div class="btn" style="background:#F2A516;color:var(--ink);border-radius:0;margin-top:28px;width:190px">See the saree</div></div></div><div class="r sb" style="padding:30px 40px">${thumbs}</div></div>`,
  ),
};
