import { background } from '../backgrounds.ts';
import type { Cover } from '../cover.ts';
import { each, icon, swatch } from '../parts/basics.ts';
import { browser } from '../parts/frames.ts';

const boll =
  '<path d="M-30 14q-18-34 8-44q22-26 44 0q26 10 8 44q-30 18-60 0z" fill="#fff" stroke="#D3C3A4" stroke-width="3"/><path d="M-26 18q26 26 52 0l-12 22h-28z" fill="#0B6E6E"/><path d="M-8-32q-8 22 0 44M12-32q8 22 0 44" fill="none" stroke="#E2D6C0" stroke-width="3"/>';
const spool =
  '<path d="M-26-36h52v12h-52zM-26 24h52v12h-52z" fill="#15142B"/><path d="M-20-24h40v48h-40z" fill="#F2A516"/><path d="M-20-16h40M-20-6h40M-20 4h40M-20 14h40" stroke="#B97A08" stroke-width="3"/>';
const vat =
  '<path d="M-34-20h68l-8 54h-52z" fill="#15142B"/><ellipse cy="-20" rx="34" ry="11" fill="#C8371F"/><path d="M-10-24v-22M10-24v-22" stroke="#C8371F" stroke-width="9"/>';
const shirt = '<path d="M-18-34q18 14 36 0l26 16-12 20-12-6v40h-40v-40l-12 6-12-20z" fill="#3FA5A0"/>';
const steps = [
  [boll, 'Picked', 'Yavatmal, field 12', '4 Feb'],
  [spool, 'Spun', 'Ichalkaranji mill', '19 Feb'],
  [vat, 'Dyed', 'Bagru, madder root', '2 Mar'],
  [shirt, 'Sewn', 'Pune, line 3', '28 Mar'],
] as const;
const chain = `<svg width="980" height="190" viewBox="0 0 980 190"><path d="M60 80C140 20 240 150 330 80S520 20 610 80S800 150 900 70" fill="none" stroke="#C8371F" stroke-width="9"/><path d="M60 80C140 140 240 20 330 80S520 150 610 80S800 20 900 90" fill="none" stroke="#F2A516" stroke-width="9"/>${steps.map(([sign, name], index) => `<g transform="translate(${90 + index * 262} 84)"><circle r="66" fill="#FBF3E2" stroke="#15142B" stroke-width="5"/>${sign}<title>${name}</title></g>`).join('')}</svg>`;
const notes = each(
  steps,
  ([, name, place, date]) =>
    `<div style="width:232px"><div class="h2">${name}</div><div class="grey s">${place}</div><div class="r s b" style="gap:6px;margin-top:8px;color:var(--peacock)">${icon('check', 16)} ${date}</div></div>`,
);

export const traceCotton: Cover = {
  background: background('honey', 'basket', 9),
  html: browser(
    { x: 60, y: 140, width: 1080, height: 620 },
    'tracecotton.example/t/8842',
    `<div style="height:578px;background:#FBF3E2;padding:36px 50px"><div class="r sb"><span style="font:700 28px Zilla">Trace Cotton</span><div class="r" style="gap:10px;background:#fff;border-radius:12px;padding:11px 16px;width:300px">${icon('search', 18)}<span>TC 8842 2098</span></div></div><div class="r sb" style="margin:28px 0 26px;align-items:flex-end"><div><div style="font:700 46px/1.04 Zilla">Every hand your<br>shirt has met</div></div><div class="r" style="gap:16px"><div style="border-radius:14px;overflow:hidden">${swatch(104, 104, ['#9C2814', '#E9775F'], 13)}</div><div><b>Madder shirt, M</b><div class="s grey">Batch 8842 · 412 pieces</div><div class="s grey">All cotton, rain-fed</div></div></div></div>${chain}<div class="r sb" style="margin:8px 10px 0">${notes}</div></div>`,
  ),
};
