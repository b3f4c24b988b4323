import { background } from '../backgrounds.ts';
import type { Cover } from '../cover.ts';
import { each, icon } from '../parts/basics.ts';
import { browser } from '../parts/frames.ts';

const hills = `<svg width="1120" height="420" viewBox="0 0 1120 420"><rect width="1120" height="420" fill="#F8CB74"/><circle cx="860" cy="130" r="70" fill="#F2A516"/><path d="M0 230q140-110 280-30t280-40t280 30t280-60v290H0z" fill="#3FA5A0"/><path d="M0 300q180-110 360-30t380-40t380 10v180H0z" fill="#0B6E6E"/>${[0, 1, 2, 3, 4, 5].map((row) => `<path d="M-10 ${330 + row * 22}q180-${96 - row * 9} 370-${22 - row * 2}t390-${30 - row * 3}t380 8" fill="none" stroke="#074B4D" stroke-width="9" stroke-dasharray="20 7" stroke-linecap="round"/>`).join('')}</svg>`;

const tin = (body: string, label: string, name: string): string =>
  `<svg width="170" height="220" viewBox="0 0 170 220"><ellipse cx="85" cy="206" rx="74" ry="10" fill="#15142B" fill-opacity=".18"/><rect x="20" y="40" width="130" height="164" rx="8" fill="${body}"/><rect x="14" y="18" width="142" height="34" rx="8" fill="#15142B"/><path d="M110 52h40v152h-40z" fill="#15142B" fill-opacity=".16"/><rect x="32" y="84" width="106" height="84" rx="4" fill="${label}"/><path d="M85 96q-20 14 0 32q20-18 0-32zM85 100v34" fill="#0B6E6E" stroke="#074B4D" stroke-width="2"/><text x="85" y="156" text-anchor="middle" font-family="Young" font-size="17" fill="#15142B">${name}</text></svg>`;
const tins = each(
  [
    ['#C8371F', '#FDF6E6', 'Assam', 'Malt, toffee', '₹ 420'],
    ['#F2A516', '#FDF6E6', 'Masala', 'Ginger, clove', '₹ 380'],
    ['#3FA5A0', '#FDF6E6', 'Nilgiri', 'Bright, citrus', '₹ 460'],
    ['#E9775F', '#FDF6E6', 'Rose', 'Petals, honey', '₹ 520'],
  ] as const,
  ([body, label, name, note, price]) =>
    `<div style="text-align:center">${tin(body, label, name)}<div class="s grey" style="margin-top:4px">${note}</div><b>${price}</b></div>`,
);

export const teaByTheGhats: Cover = {
  background: background('peacock', 'satin', 10),
  html: browser(
    { x: 40, y: 70, width: 1120, height: 770 },
    'teabytheghats.example',
    `<div style="height:728px;background:#FDF6E6;position:relative">${hills}<div class="r sb" style="position:absolute;left:44px;right:44px;top:24px"><span style="font:400 27px Young">Tea by the Ghats</span><div class="r" style="gap:26px"><span>Black</span><span>Green</span><span>Gifts</span>${icon('cart', 22)}</div></div><div style="position:absolute;left:44px;top:92px;font:400 60px/1.02 Young;width:820px">First flush, first rain.</div><div class="btn" style="position:absolute;left:44px;top:182px;background:var(--ink)">Taste four for ₹ 290</div><div class="r sb" style="position:absolute;left:130px;right:130px;top:372px;background:#fff;border-radius:20px;padding:34px 46px 28px">${tins}</div></div>`,
  ),
};
