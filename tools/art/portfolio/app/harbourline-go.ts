import { background } from '../backgrounds.ts';
import type { Cover } from '../cover.ts';
import { each, icon, pill } from '../parts/basics.ts';
import { phone } from '../parts/frames.ts';

const sea =
  '<svg width="360" height="330" viewBox="0 0 360 330" style="position:absolute;top:0;left:0"><rect width="360" height="330" fill="#F8CB74"/><circle cx="256" cy="120" r="52" fill="#F2A516"/><path d="M0 190q45-18 90 0t90 0t90 0t90 0v140H0z" fill="#3FA5A0"/><path d="M0 232q45-18 90 0t90 0t90 0t90 0v98H0z" fill="#0B6E6E"/><path d="M94 214h128l-22 36h-84z" fill="#C8371F"/><path d="M150 206V70l74 136z" fill="#FBF8F2"/><path d="M142 206V96L86 206z" fill="#F1EADD"/></svg>';

const ferries = each(
  [
    ['7:40', 'Mandwa', 'Pier 2', 'Boarding', 'var(--madder)'],
    ['8:15', 'Elephanta', 'Pier 1', '64 seats', 'var(--peacock)'],
    ['8:30', 'Alibag', 'Pier 4', '12 seats', 'var(--marigold)'],
  ] as const,
  ([time, name, pier, state, colour]) =>
    `<div class="r" style="gap:14px;padding:14px 0;border-bottom:1px solid var(--line)"><span class="h3" style="width:48px">${time}</span><div class="f"><b>${name}</b><div class="s grey">${pier}</div></div>${pill(state, colour, colour.includes('marigold') ? 'var(--ink)' : '#fff')}</div>`,
);

const home = `${sea}<div style="position:relative;padding:8px 24px"><div class="h1">Mumbai<br>to Mandwa</div><div class="b" style="margin-top:6px">Calm sea, 27 °C</div></div><div style="position:absolute;left:0;right:0;top:268px;bottom:0;background:#fff;border-radius:26px 26px 0 0;padding:22px 24px"><div class="r sb" style="margin-bottom:6px"><span class="h2">Next ferries</span><span class="s b" style="color:var(--madder)">Today</span></div>${ferries}<div class="btn" style="margin-top:22px">Buy a crossing</div></div>`;

const squares = Array.from({ length: 169 }, (_, index) => ((index * 7919 + Math.floor(index / 13) * 104729) % 97) % 2)
  .map((on, index) => (on === 1 ? `<rect x="${(index % 13) * 13}" y="${Math.floor(index / 13) * 13}" width="13" height="13"/>` : ''))
  .join('');
const eye = (x: number, y: number): string =>
  `<g transform="translate(${x} ${y})"><rect width="45" height="45" fill="#fff"/><path d="M0 0h39v39H0zM6.500 6.500v26h26v-26zM13 13h13v13H13z" fill-rule="evenodd"/></g>`.replaceAll(
    '.500',
    '.5',
  );
const code = `<svg width="200" height="200" viewBox="0 0 169 169" fill="#15142B" style="margin:auto">${squares}${eye(0, 0)}${eye(130, 0)}${eye(0, 130)}</svg>`;

const ticket = `<div class="r" style="padding:6px 24px 20px;gap:14px;color:#fff">${icon('back', 22)}<span class="h3">Your crossing</span></div><div style="margin:0 22px;background:#fff;color:var(--ink);border-radius:22px"><div style="padding:26px 26px 20px"><div class="r sb"><div><div class="h1">7:40</div><div class="grey s">Gateway</div></div>${icon('boat', 34, '#0B6E6E')}<div style="text-align:right"><div class="h1">8:35</div><div class="grey s">Mandwa</div></div></div></div><div style="border-top:3px dashed var(--flax);padding:28px 0 20px">${code}<div class="b" style="text-align:center;margin-top:16px">Pier 2 · Seat 14 C</div></div></div><div class="r sb" style="margin:20px 22px;border:1px solid #3FA5A0;border-radius:16px;padding:16px 20px;color:#fff"><span>Gate closes in</span><span class="h3" style="color:var(--marigold)">6 min</span></div>`;

export const harbourlineGo: Cover = {
  background: background('mist', 'herringbone', 11),
  html:
    phone({ x: 190, y: 70, width: 380, height: 790, turn: -4 }, home, { background: '#F8CB74' }) +
    phone({ x: 640, y: 120, width: 380, height: 790, turn: 4 }, ticket, { background: '#0B6E6E', ink: '#fff', shell: '#074B4D' }),
};
