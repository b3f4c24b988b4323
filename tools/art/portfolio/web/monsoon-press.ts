import { background } from '../backgrounds.ts';
import type { Cover } from '../cover.ts';
import { each } from '../parts/basics.ts';
import { browser } from '../parts/frames.ts';

const rain = Array.from({ length: 70 }, (_, index) => {
  const x = (index * 83) % 640;
  const y = (index * 131) % 420;
  return `<path d="M${x} ${y}l-9 34" stroke="${index % 5 === 0 ? '#F2A516' : '#3FA5A0'}" stroke-width="${index % 3 === 0 ? 4 : 2.5}" stroke-linecap="round"/>`;
}).join('');

const umbrella = `<svg width="620" height="400" viewBox="0 0 620 400"><rect width="620" height="400" fill="#074B4D"/>${rain}<path d="M130 250q20-170 180-176q160 6 180 176q-30-30-60 0q-30-30-60 0q-30-30-60 0q-30-30-60 0q-30-30-60 0q-30-30-60 0z" fill="#C8371F"/><path d="M310 74q-70 60-60 176q30-30 60 0q30-30 60 0q10-116-60-176z" fill="#9C2814"/><path d="M310 60v270q0 30-28 30t-28-26" fill="none" stroke="#FBF8F2" stroke-width="9" stroke-linecap="round"/></svg>`;

const wheat =
  '<svg width="280" height="150" viewBox="0 0 280 150"><rect width="280" height="150" fill="#F8CB74"/><path d="M0 110q70-30 140 0t140 0v40H0z" fill="#B97A08"/><path d="M60 120V40M110 126V30M170 126V44M220 120V34" stroke="#9C2814" stroke-width="5"/><path d="M60 40l-14 18M60 40l14 18M60 62L46 80M60 62l14 18M110 30L96 48M110 30l14 18M110 52L96 70M110 52l14 18M170 44l-14 18M170 44l14 18M220 34l-14 18M220 34l14 18" stroke="#9C2814" stroke-width="7"/></svg>';
const train =
  '<svg width="280" height="150" viewBox="0 0 280 150"><rect width="280" height="150" fill="#E9A99B"/><path d="M0 118h280M0 130h280" stroke="#15142B" stroke-width="4"/><path d="M20 106V60q0-14 14-14h170q46 0 60 60z" fill="#15142B"/><path d="M42 62h30v22H42zM84 62h30v22H84zM126 62h30v22h-30zM168 62h34l18 22h-52z" fill="#F8CB74"/></svg>';

const stories = each(
  [
    [wheat, 'Fields', 'The seed library of Satara', 'Anuja Bhave'],
    [train, 'Travel', 'Last carriage to Karjat', 'Imtiaz Shaikh'],
  ] as const,
  ([picture, kind, title, author]) =>
    `<div><div style="overflow:hidden">${picture}</div><div class="s b" style="color:var(--madder);margin-top:12px">${kind}</div><div style="font:400 23px/1.15 Young;margin:4px 0 6px">${title}</div><div class="s grey">${author}</div></div>`,
);

export const monsoonPress: Cover = {
  background: background('mist', 'twill', 11),
  html: browser(
    { x: 110, y: 60, width: 980, height: 900 },
    'monsoonpress.example',
    `<div style="height:858px;background:var(--cotton);padding:0 44px"><div class="r sb s" style="padding:16px 0;border-bottom:1px solid var(--ink)"><span>Issue 18 · June</span><span class="b">Subscribe</span></div><div style="font:400 104px/1 Italiana;text-align:center;padding:18px 0 14px;letter-spacing:-.02em">Monsoon Press</div><div class="r mid" style="gap:38px;border-top:1px solid var(--ink);border-bottom:1px solid var(--ink);padding:11px 0;margin-bottom:26px"><span>Fields</span><span>Cities</span><span>Kitchens</span><span>Travel</span><span>Letters</span></div><div class="r" style="gap:30px;align-items:flex-start"><div style="width:600px"><div style="overflow:hidden">${umbrella.replace('width="620" height="400"', 'width="600" height="387"')}</div><div style="font:400 42px/1.06 Young;margin:20px 0 10px">Forty days under one red umbrella</div><div class="grey" style="columns:2;column-gap:26px;font-size:15px">The first drops reached the ghats on a Tuesday, and by evening every roof in the lane had become an instrument. We followed the rain from the coast to the plateau on foot.</div></div><div class="c f" style="gap:26px">${stories}</div></div></div>`,
  ),
};
