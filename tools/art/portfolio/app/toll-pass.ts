import { background } from '../backgrounds.ts';
import type { Cover } from '../cover.ts';
import { each, icon, pill } from '../parts/basics.ts';
import { phone } from '../parts/frames.ts';

const road = `<svg width="360" height="330" viewBox="0 0 360 330"><rect width="360" height="330" fill="#E9A99B"/><circle cx="180" cy="120" r="62" fill="#F2A516"/><path d="M0 150l70-46 60 30 70-54 80 60 80-30v80H0z" fill="#9C2814"/><path d="M0 180h360v150H0z" fill="#0B6E6E"/><path d="M160 180h40l130 150H30z" fill="#15142B"/><path d="M180 190v18M180 222v26M180 264v40" stroke="#F8CB74" stroke-width="6"/><path d="M40 196V116h280v80" fill="none" stroke="#FBF8F2" stroke-width="10"/><path d="M40 116h280v26H40z" fill="#FBF8F2"/><path d="M60 122h34v14H60zM118 122h34v14h-34zM208 122h34v14h-34zM266 122h34v14h-34z" fill="#C8371F"/></svg>`;

const trips = each(
  [
    ['Talegaon', 'Today 8:52', '₹ 95'],
    ['Khalapur', 'Today 9:37', '₹ 240'],
    ['Vashi', 'Sunday 19:05', '₹ 45'],
    ['Khed Shivapur', 'Friday 7:14', '₹ 110'],
  ],
  ([name, when, sum]) =>
    `<div class="r" style="gap:14px;padding:13px 0;border-bottom:1px solid var(--line)"><span class="r mid" style="width:40px;height:40px;border-radius:12px;background:#D9ECE8">${icon('pin', 20, '#0B6E6E')}</span><div class="f"><b>${name}</b><div class="s grey">${when}</div></div><b>${sum}</b></div>`,
);
const screen = `<div style="margin-top:-44px;position:relative">${road}<div style="position:absolute;left:22px;right:22px;bottom:-64px;background:#fff;border-radius:22px;padding:20px 22px;box-shadow:0 10px 30px rgb(21 20 43/.18)"><div class="r sb"><span class="grey s">On the tag</span>${pill('MH 12 QX 4081', 'var(--marigold)', 'var(--ink)')}</div><div class="r sb" style="margin-top:4px"><span style="font:700 42px/1.15 Display">₹ 1,460</span><span class="btn">Top up</span></div></div></div><div style="padding:88px 24px 0"><div class="h3" style="margin-bottom:6px">Gates passed</div>${trips}</div>`;

const lane = `<div class="c f mid" style="color:#fff;text-align:center"><svg width="250" height="250" viewBox="-125 -125 250 250"><circle r="118" fill="#3FA5A0"/><circle r="92" fill="#FBF8F2"/><path d="M-42 4l30 32 56-66" fill="none" stroke="#0B6E6E" stroke-width="20" stroke-linecap="round" stroke-linejoin="round"/></svg><div style="font:700 44px/1.1 Display;margin-top:34px">Drive on</div><div style="color:#CFE6E3;margin-top:8px">Khalapur, lane 6 · ₹ 240</div></div><div class="r sb" style="margin:0 26px 40px;border-top:1px solid #3FA5A0;padding-top:18px;color:#fff"><span>Left on the tag</span><b>₹ 1,460</b></div>`;

export const tollPass: Cover = {
  background: background('indigo', 'plain', 10, 36),
  html:
    phone({ x: 640, y: 50, width: 390, height: 800, turn: -12 }, lane, { background: '#0B6E6E', ink: '#fff', shell: '#074B4D' }) +
    phone({ x: 200, y: 70, width: 400, height: 840, turn: -5 }, screen),
};
