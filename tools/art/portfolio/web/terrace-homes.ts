import { background } from '../backgrounds.ts';
import type { Cover } from '../cover.ts';
import { each, icon, pill } from '../parts/basics.ts';
import { browser } from '../parts/frames.ts';
import { map, paperTown } from '../parts/maps.ts';

const house = (wall: string, roof: string, sky: string, floors: number): string => {
  const windows = Array.from({ length: floors * 4 }, (_, index) => {
    const x = 72 + (index % 4) * 38;
    const y = 150 - Math.floor(index / 4) * 38;
    return `<rect x="${x}" y="${y - 24}" width="22" height="26" rx="${index % 3 === 0 ? 11 : 2}" fill="${index % 5 === 1 ? '#F8CB74' : '#15142B'}"/>`;
  }).join('');
  const top = 150 - floors * 38 + 2;
  return `<svg width="100%" height="186" viewBox="0 0 280 170" preserveAspectRatio="xMidYMax slice"><rect width="280" height="170" fill="${sky}"/><path d="M0 160q60-26 120-8t160-10v30H0z" fill="#3FA5A0"/><rect x="56" y="${top}" width="170" height="${170 - top}" fill="${wall}"/><path d="M44 ${top}h194l-14-20H58z" fill="${roof}"/>${windows}<path d="M246 170v-50M246 130q-22-10-14-34t26-6q14 26-12 40" stroke="#074B4D" stroke-width="5" fill="#0B6E6E"/></svg>`;
};

const homes = each(
  [
    ['#E9775F', '#9C2814', '#FDEFCF', 2, '₹ 84 lakh', '2 rooms · Sadashiv Peth'],
    ['#FBF8F2', '#15142B', '#BFDDDC', 3, '₹ 1.2 crore', '3 rooms · Aundh'],
    ['#F2A516', '#C8371F', '#E3E2EE', 2, '₹ 67 lakh', '1 room · Kothrud'],
    ['#0B6E6E', '#F2A516', '#FBE3DC', 3, '₹ 1.6 crore', '4 rooms · Baner'],
  ] as const,
  ([wall, roof, sky, floors, price, note], index) =>
    `<div style="border-radius:12px;overflow:hidden;background:#fff;border:${index === 1 ? '3px solid var(--madder)' : '1px solid var(--line)'}">${house(wall, roof, sky, floors)}<div style="padding:11px 14px 13px"><div class="r sb"><span class="h3">${price}</span>${icon('heart', 18, '#C8371F', index === 1 ? '#C8371F' : 'none')}</div><div class="s grey">${note}</div></div></div>`,
);

const price = (x: number, y: number, words: string, chosen: boolean): string =>
  `<g transform="translate(${x} ${y})"><rect x="-40" y="-17" width="80" height="34" rx="17" fill="${chosen ? '#C8371F' : '#fff'}" stroke="#15142B" stroke-opacity=".2"/><text y="5.500" text-anchor="middle" font-family="Text" font-weight="700" font-size="15" fill="${chosen ? '#fff' : '#15142B'}">${words}</text></g>`.replace(
    '5.500',
    '5.5',
  );

const plan = map(
  { seed: 19, width: 520, height: 700, ...paperTown },
  '<path d="M150 180L370 130L430 330L330 480L130 410z" fill="#C8371F" fill-opacity=".1" stroke="#C8371F" stroke-width="4" stroke-dasharray="10 8"/>' +
    price(210, 250, '84 L', false) +
    price(320, 220, '1.2 Cr', true) +
    price(290, 370, '67 L', false) +
    price(390, 320, '1.6 Cr', false) +
    price(90, 120, '72 L', false) +
    price(420, 560, '1.1 Cr', false) +
    price(150, 580, '58 L', false),
);

export const terraceHomes: Cover = {
  background: background('madder', 'satin', 10),
  html: browser(
    { x: 60, y: 80, width: 1080, height: 740 },
    'terracehomes.example/pune',
    `<div class="r sb" style="height:72px;padding:0 26px;border-bottom:1px solid var(--line)"><span style="font:700 26px Display">Terrace</span><div class="r" style="gap:10px;border:1px solid var(--line);border-radius:99px;padding:9px 18px;width:330px">${icon('search', 18)}<span>Near Prabhat Road</span></div><div class="r" style="gap:8px">${pill('Buy', 'var(--ink)')}${pill('Rent', 'var(--linen)', 'var(--ink)')}${pill('2+ rooms', 'var(--linen)', 'var(--ink)')}</div></div><div class="r" style="height:626px;align-items:flex-start"><div style="width:560px;padding:22px 26px"><div class="r sb" style="margin-bottom:16px"><span class="h2">38 homes with a terrace</span><span class="s grey">Newest first</span></div><div class="g" style="grid-template-columns:1fr 1fr;gap:16px">${homes}</div></div><div class="f">${plan}</div></div>`,
  ),
};
