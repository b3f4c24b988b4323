import { background } from '../backgrounds.ts';
import type { Cover } from '../cover.ts';
import { each, icon } from '../parts/basics.ts';
import { browser, loose } from '../parts/frames.ts';

const boat = (x: number, y: number, colour: string, down: boolean): string =>
  `<g transform="translate(${x} ${y})${down ? ' rotate(180)' : ''}"><path d="M-17 0V-58q0-30 17-46q17 16 17 46V0z" fill="#fff" stroke="#15142B" stroke-width="3"/><path d="M-10-10h20v-40q-10-14-20 0z" fill="${colour}"/></g>`;

const taken = [0, 2, 3, 5, 6, 9];
const colours = ['#C8371F', '#F2A516', '#0B6E6E', '#3C3B69'];

const pier = (y: number, shift: number): string => {
  const slots = Array.from({ length: 11 }, (_, index) => {
    const x = 60 + index * 62;
    const up = taken.includes((index + shift) % 11);
    const down = taken.includes((index * 3 + shift) % 11);
    const free = (yy: number): string =>
      `<rect x="${x - 20}" y="${yy}" width="40" height="86" rx="18" fill="none" stroke="#fff" stroke-width="3" stroke-dasharray="5 7"/>`;
    return [
      up ? boat(x, y - 6, colours[(index + shift) % 4] ?? '', false) : free(y - 98),
      down ? boat(x, y + 30, colours[(index * 2 + shift) % 4] ?? '', true) : free(y + 36),
    ].join('');
  });
  return `<rect x="10" y="${y}" width="730" height="24" rx="4" fill="#C4B28F"/><path d="M24 ${y + 12}h700" stroke="#A8946D" stroke-width="2" stroke-dasharray="18 6"/>${slots.join('')}`;
};

const harbour = `<svg width="760" height="698" viewBox="0 0 760 660" preserveAspectRatio="none"><rect width="760" height="660" fill="#7DBDB9"/><path d="M0 80q60-20 120 0t120 0t120 0t120 0t120 0t160 0M0 330q60-20 120 0t120 0t120 0t120 0t120 0t160 0M0 600q60-20 120 0t120 0t120 0t120 0t120 0t160 0" fill="none" stroke="#A5D3CF" stroke-width="6"/>${pier(160, 0)}${pier(440, 4)}<rect x="538" y="342" width="40" height="86" rx="18" fill="#F2A516" stroke="#15142B" stroke-width="4"/><path d="M740 0h20v660h-20z" fill="#E2D6C0"/></svg>`;

const form = each(
  [
    ['Arrive', 'Fri 14 Nov'],
    ['Leave', 'Mon 17 Nov'],
    ['Length', '11.4 m'],
    ['Draught', '1.9 m'],
  ],
  ([label, value]) =>
    `<div style="border:1px solid var(--line);border-radius:10px;padding:10px 14px"><div class="xs grey">${label}</div><div class="b">${value}</div></div>`,
);

export const harbourlineBerths: Cover = {
  background: background('flax', 'twill', 7),
  html:
    browser(
      { x: 40, y: 60, width: 1120, height: 740 },
      'berths.harbourline.example',
      `<div class="r" style="height:698px"><div class="c" style="width:360px;height:100%;padding:34px;background:#fff"><div class="r" style="gap:10px;color:var(--peacock)">${icon('boat', 28)}<span style="font:700 24px Display">Harbourline</span></div><div class="h1" style="margin:34px 0 22px">Your berth, before you cast off.</div><div class="g" style="grid-template-columns:1fr 1fr;gap:10px">${form}</div><div class="btn" style="margin-top:16px;background:var(--ink)">Show free berths</div><div class="r s grey" style="gap:8px;margin-top:22px"><i style="width:14px;height:14px;border-radius:5px;background:var(--marigold)"></i>Chosen <i style="width:14px;height:14px;border-radius:5px;border:2px dashed var(--peacock)"></i>Free</div></div><div class="f">${harbour}</div></div>`,
    ) +
    loose(
      { x: 800, y: 610, width: 320, height: 230 },
      'padding:24px',
      '<div class="r sb"><span class="h2">Berth B 9</span><span class="b" style="color:var(--peacock)">Free</span></div><div class="grey s" style="margin:4px 0 14px">Water and 32 A power at the pontoon</div><div class="r sb"><span>3 nights</span><b>€ 126.00</b></div><div class="btn" style="margin-top:18px">Reserve</div>',
    ),
};
