import { background } from '../backgrounds.ts';
import type { Cover } from '../cover.ts';
import { each, icon, pill, swatch } from '../parts/basics.ts';
import { phone } from '../parts/frames.ts';

const toy = (frame: string, colours: readonly [string, string, string], size: number): string =>
  `<svg width="${size}" height="${size}" viewBox="0 0 200 200"><rect x="24" y="20" width="152" height="160" rx="12" fill="none" stroke="${frame}" stroke-width="16"/>${Array.from({ length: 9 }, (_, index) => `<path d="M${52 + index * 12} 28v144" stroke="#CDBE9F" stroke-width="4"/>`).join('')}${Array.from({ length: 7 }, (_, row) => Array.from({ length: 9 }, (_, column) => ((row + column) % 2 === 0 ? `<rect x="${46 + column * 12}" y="${84 + row * 12}" width="13" height="9" rx="3" fill="${colours[Math.floor(row / 2) % 3] ?? ''}"/>` : '')).join('')).join('')}<path d="M150 76q30-4 40 20" fill="none" stroke="${colours[0]}" stroke-width="6" stroke-linecap="round"/></svg>`;

const bear =
  '<svg width="200" height="200" viewBox="0 0 200 200"><circle cx="62" cy="52" r="24" fill="#B97A08"/><circle cx="138" cy="52" r="24" fill="#B97A08"/><circle cx="100" cy="88" r="62" fill="#F2A516"/><ellipse cx="100" cy="108" rx="28" ry="22" fill="#FDEFCF"/><circle cx="78" cy="80" r="7" fill="#15142B"/><circle cx="122" cy="80" r="7" fill="#15142B"/><path d="M92 98h16l-8 10zM100 108v8" fill="#15142B" stroke="#15142B" stroke-width="4"/><path d="M52 146q48 30 96 0v54H52z" fill="#C8371F"/><path d="M56 162h88M54 180h92" stroke="#FBF8F2" stroke-width="6" stroke-dasharray="10 8"/></svg>';

const tiles = each(
  [
    ['First loom', '₹ 890', '#FBE3DC', toy('#C8371F', ['#C8371F', '#F2A516', '#0B6E6E'], 132)],
    ['Bear to dress', '₹ 640', '#D9ECE8', bear.replace('width="200" height="200"', 'width="132" height="132"')],
    [
      'Rainbow yarn',
      '₹ 320',
      '#FDEFCF',
      `<div style="border-radius:66px;overflow:hidden;width:132px;height:132px">${swatch(132, 132, ['#C8371F', '#3FA5A0'], 16)}</div>`,
    ],
    ['Belt loom', '₹ 560', '#E3E2EE', toy('#0B6E6E', ['#F2A516', '#E9775F', '#15142B'], 132)],
  ] as const,
  ([name, price, tint, picture]) =>
    `<div style="background:${tint};border-radius:22px;padding:14px 12px 16px" class="c mid">${picture}<b style="margin-top:10px">${name}</b><span class="s">${price}</span></div>`,
);
const home = `<div style="padding:8px 22px"><div class="r sb"><span style="font:700 22px Comfortaa;color:var(--madder)">little looms</span>${icon('cart', 24)}</div><div style="font:700 34px/1.12 Comfortaa;margin:24px 0 16px">Small hands, big patterns</div><div class="r" style="gap:8px;margin-bottom:18px">${pill('3–5', 'var(--ink)')}${pill('6–8', 'var(--linen)', 'var(--ink)')}${pill('9 and up', 'var(--linen)', 'var(--ink)')}</div><div class="g" style="grid-template-columns:1fr 1fr;gap:14px">${tiles}</div></div>`;
const detail = `<div style="background:#FBE3DC;margin-top:-44px;padding-top:50px;height:400px" class="r mid">${toy('#C8371F', ['#C8371F', '#F2A516', '#0B6E6E'], 300)}</div><div style="padding:24px 26px"><div style="font:700 30px Comfortaa">First loom</div><div class="grey" style="margin:10px 0 18px">Beech wood, round corners, wool for six scarves. From three years.</div><div class="r sb" style="background:#FDEFCF;border-radius:18px;padding:14px 18px;margin-bottom:18px"><b>How many?</b><div class="r" style="gap:18px;font-weight:700;font-size:20px"><span>−</span><span>2</span><span>+</span></div></div><div class="btn r sb" style="border-radius:99px;padding:17px 26px"><span>Into the basket</span><span>₹ 1,780</span></div></div>`;
const thanks = `<div class="c f mid" style="text-align:center;padding:0 30px;color:#fff">${bear.replace('width="200" height="200"', 'width="250" height="250"')}<div style="font:700 34px/1.15 Comfortaa;margin-top:26px">On its way to Ira!</div><div style="color:#CFE6E3;margin-top:12px">Two looms, one bear, home by Saturday.</div></div>`;

export const littleLooms: Cover = {
  background: background('mist', 'plain', 9, 40),
  html:
    phone({ x: 60, y: 160, width: 340, height: 710 }, home, { shell: '#C8371F' }) +
    phone({ x: 430, y: 60, width: 340, height: 710 }, detail, { shell: '#F2A516' }) +
    phone({ x: 800, y: 160, width: 340, height: 710 }, thanks, { background: '#0B6E6E', ink: '#fff', shell: '#074B4D' }),
};
