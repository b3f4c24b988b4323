import { background } from '../backgrounds.ts';
import type { Cover } from '../cover.ts';
import { each, pill } from '../parts/basics.ts';
import { browser } from '../parts/frames.ts';
import { map, nightTown, route } from '../parts/maps.ts';

const loads = [
  ['TF 4471', 'Pune → Nashik', 'On time', 'var(--peacock)', '72%'],
  ['TF 4468', 'Mumbai → Surat', 'On time', 'var(--peacock)', '41%'],
  ['TF 4459', 'Hubli → Pune', '25 min late', 'var(--madder)', '88%'],
  ['TF 4452', 'Nagpur → Raipur', 'Loading', 'var(--marigold)', '8%'],
  ['TF 4450', 'Goa → Belgaum', 'On time', 'var(--peacock)', '63%'],
  ['TF 4447', 'Solapur → Latur', 'On time', 'var(--peacock)', '30%'],
] as const;

const list = each(
  loads,
  ([name, way, state, colour, share], index) =>
    `<div style="padding:15px 20px;border-left:4px solid ${index === 2 ? 'var(--marigold)' : 'transparent'};background:${index === 2 ? '#2A2948' : 'none'};border-bottom:1px solid #2A2948"><div class="r sb"><span style="font:800 21px Barlow">${name}</span>${pill(state, colour, colour.includes('marigold') ? 'var(--ink)' : '#fff')}</div><div class="r sb s" style="color:#B9B6CC;margin-top:4px"><span>${way}</span><span>${share}</span></div><div style="height:4px;background:#33325A;margin-top:9px;border-radius:3px"><div style="height:4px;width:${share};background:${colour};border-radius:3px"></div></div></div>`,
);

const stop = (x: number, y: number, colour: string, name: string): string =>
  `<circle cx="${x}" cy="${y}" r="11" fill="#15142B" stroke="${colour}" stroke-width="6"/><text x="${x + 20}" y="${y + 6}" fill="#FBF8F2" font-family="Text" font-weight="700" font-size="15">${name}</text>`;

const lorry =
  '<g transform="translate(470 352) rotate(-12)"><rect x="-50" y="-23" width="66" height="46" rx="6" fill="#F2A516"/><rect x="20" y="-19" width="28" height="38" rx="8" fill="#FBF8F2"/><path d="M-40-10h46M-40 0h46M-40 10h46" stroke="#B97A08" stroke-width="3"/></g>';

const plan = map(
  { seed: 41, width: 760, height: 780, ...nightTown },
  [
    route('M90 640C180 560 230 590 290 480S420 370 470 352', '#F2A516', 7).replace('#fff', '#15142B'),
    '<path d="M470 352C560 320 560 230 640 190S690 130 700 90" fill="none" stroke="#F2A516" stroke-width="6" stroke-dasharray="3 15" stroke-linecap="round"/>',
    '<path d="M40 240C180 260 260 160 400 170S600 420 740 460" fill="none" stroke="#3FA5A0" stroke-width="5" stroke-linecap="round"/>',
    stop(90, 640, '#3FA5A0', 'Hubli depot') + stop(290, 480, '#3FA5A0', 'Kolhapur') + stop(640, 190, '#C8371F', 'Pune east'),
    lorry,
  ].join(''),
);

const detail = `<div style="position:absolute;right:26px;bottom:26px;width:330px;background:#FBF8F2;color:var(--ink);border-radius:14px;padding:20px"><div class="r sb"><span style="font:800 26px Barlow">TF 4459</span><span class="b" style="color:var(--madder)">17:25</span></div><div class="s grey">Was due 17:00 · roadworks at Satara</div><div class="r" style="gap:26px;margin-top:14px"><div><div class="xs grey">Load</div><div class="b">18.4 t</div></div><div><div class="xs grey">Cold box</div><div class="b">4.1 °C</div></div><div><div class="xs grey">Driver</div><div class="b">R. Pawar</div></div></div></div>`;

export const tindalTracking: Cover = {
  background: background('honey', 'twill'),
  html: browser(
    { x: 40, y: 60, width: 1120, height: 780 },
    'control.tindal.example',
    `<div class="r" style="height:738px;background:var(--ink);color:var(--cotton)"><div style="width:360px;height:100%"><div class="r sb" style="padding:22px 20px 16px"><span style="font:800 34px Barlow">TINDAL</span><span class="s" style="color:var(--marigold)">42 on the road</span></div>${list}</div><div class="f" style="position:relative;height:100%;overflow:hidden">${plan}${detail}</div></div>`,
    true,
  ),
};
