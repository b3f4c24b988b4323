import { background } from '../backgrounds.ts';
import type { Cover } from '../cover.ts';
import { each, icon, pill } from '../parts/basics.ts';
import { phone } from '../parts/frames.ts';

const mango =
  '<svg width="190" height="190" viewBox="-95 -95 190 190"><circle r="92" fill="#FDEFCF"/><path d="M-20-58C40-76 76-20 58 24S-14 84-50 44S-62-44-20-58z" fill="#F2A516"/><path d="M-20-58C-62-44-86 4-50 44c8 9 17 14 26 16C-52 20-50-30-20-58z" fill="#C8371F" fill-opacity=".75"/><path d="M-18-56q-4-18 8-26" fill="none" stroke="#15142B" stroke-width="7" stroke-linecap="round"/><path d="M-12-74q30-22 54-2q-30 14-54 2z" fill="#0B6E6E"/></svg>';

const answers = each(
  [
    ['āmbā', true],
    ['keḷe', false],
    ['nāraḷ', false],
    ['limbū', false],
  ] as const,
  ([word, right]) =>
    `<div class="r sb" style="border:3px solid ${right ? 'var(--peacock)' : 'var(--line)'};background:${right ? '#D9ECE8' : '#fff'};border-radius:18px;padding:15px 20px;font-size:20px;font-weight:700"><span>${word}</span>${right ? icon('check', 24, '#0B6E6E') : ''}</div>`,
);
const quiz = `<div style="padding:6px 24px"><div class="r" style="gap:14px">${icon('back', 20)}<div class="f" style="height:12px;border-radius:8px;background:#EDE6D8"><div style="width:70%;height:12px;border-radius:8px;background:var(--marigold)"></div></div>${icon('heart', 22, '#C8371F', '#C8371F')}<b>4</b></div><div class="h2" style="margin:26px 0 16px">What is this called?</div><div class="r mid" style="margin-bottom:22px">${mango}</div><div class="c" style="gap:11px">${answers}</div></div><div style="position:absolute;left:0;right:0;bottom:0;background:var(--peacock);color:#fff;padding:20px 26px 26px"><div class="r sb"><div><div class="h2">Barobar!</div><div class="s">Mango, king of May</div></div><span class="btn" style="background:#fff;color:var(--peacock)">Next</span></div></div>`;

const lessons = [
  [180, 60, 'Greetings', '#0B6E6E', 1],
  [96, 176, 'At the market', '#0B6E6E', 1],
  [214, 296, 'Fruit', '#C8371F', 0.7],
  [120, 416, 'The bus', '#D3C3A4', 0],
  [226, 530, 'Rain', '#D3C3A4', 0],
] as const;
const path = `<svg width="360" height="620" viewBox="0 0 360 620"><path d="M180 60C120 110 70 130 96 176S250 240 214 296S80 360 120 416S270 480 226 530S150 600 160 640" fill="none" stroke="#F1E4C9" stroke-width="20"/><path d="M180 60C120 110 70 130 96 176S250 240 214 296" fill="none" stroke="#F2A516" stroke-width="20" stroke-linecap="round"/>${lessons.map(([x, y, name, colour, share]) => `<circle cx="${x}" cy="${y}" r="42" fill="#fff"/><circle cx="${x}" cy="${y}" r="34" fill="${colour}"/>${share === 1 ? `<path d="M${x - 14} ${y}l10 11l18-21" fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/>` : `<path d="M${x - 8} ${y - 13}l22 13l-22 13z" fill="#fff"/>`}<text x="${x > 170 ? x - 54 : x + 54}" y="${y + 6}" text-anchor="${x > 170 ? 'end' : 'start'}" font-family="Text" font-weight="700" font-size="17" fill="#15142B">${name}</text>`).join('')}</svg>`;
const way = `<div class="r sb" style="padding:6px 24px 14px"><span style="font:400 25px Caprasimo;color:var(--madder)">Marathi Minutes</span>${pill('12 days', 'var(--marigold)', 'var(--ink)')}</div>${path}`;

export const marathiMinutes: Cover = {
  background: background('flax', 'herringbone', 13),
  html:
    phone({ x: 150, y: 60, width: 390, height: 800 }, quiz) +
    phone({ x: 660, y: 100, width: 390, height: 860 }, way, { background: '#FBF3E2', shell: '#9C2814' }),
};
