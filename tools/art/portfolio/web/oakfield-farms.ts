import { background } from '../backgrounds.ts';
import type { Cover } from '../cover.ts';
import { each, pill } from '../parts/basics.ts';
import { barChart, progress } from '../parts/charts.ts';
import { browser } from '../parts/frames.ts';

const cow =
  '<svg width="190" height="130" viewBox="0 0 190 130"><path d="M24 44q0-14 16-14h92q10 0 18-12l22 4q2 26-20 32v56h-14V86H56v24H42V84q-18-10-18-40z" fill="#15142B"/><path d="M60 32q24-4 28 14t-24 22q-18-20-4-36zM112 30q22 2 14 26q-18 6-22-8z" fill="#FBF8F2"/><path d="M24 46q-12 8-10 34" fill="none" stroke="#15142B" stroke-width="5"/><circle cx="158" cy="28" r="3.500" fill="#FBF8F2"/></svg>';

const herd = each(
  [
    ['Gauri', '14.2 l', 0.88, 'Field 2', 'Well', 'var(--peacock)'],
    ['Nandini', '11.8 l', 0.74, 'Field 2', 'Well', 'var(--peacock)'],
    ['Kapila', '6.1 l', 0.38, 'Barn', 'Vet today', 'var(--madder)'],
    ['Surabhi', '12.9 l', 0.81, 'Field 4', 'Well', 'var(--peacock)'],
    ['Tara', '0 l', 0.02, 'Barn', 'Calving', 'var(--marigold)'],
    ['Yamuna', '13.5 l', 0.84, 'Field 4', 'Well', 'var(--peacock)'],
  ] as const,
  ([name, milk, share, field, state, colour]) =>
    `<div class="g" style="grid-template-columns:150px 90px 1fr 110px 120px;align-items:center;gap:16px;padding:22px 0;border-bottom:1px dashed #CDBE9F"><span style="font:700 20px Zilla">${name}</span><span>${milk}</span>${progress(share, 'var(--ink)', 7)}<span class="grey">${field}</span>${pill(state, colour, colour.includes('marigold') ? 'var(--ink)' : '#fff')}</div>`,
);

const weeks = [0.52, 0.61, 0.58, 0.7, 0.74, 0.66, 0.82, 0.9];

export const oakfieldFarms: Cover = {
  background: background('marigold', 'plain', 8),
  html: browser(
    { x: 70, y: 70, width: 1060, height: 860 },
    'ledger.oakfield.example',
    `<div style="height:818px;background:#FBF3E2;padding:34px 48px"><div class="r sb" style="border-bottom:4px solid var(--ink);padding-bottom:20px"><div><div style="font:700 44px/1 Zilla">Farm ledger</div><div class="grey" style="margin-top:8px">Oakfield Dairy · week 46</div></div>${cow}</div><div class="r" style="gap:34px;margin:26px 0 20px;align-items:flex-end"><div><div class="grey s">Milk this morning</div><div style="font:700 60px/1 Zilla">1,486 <span style="font-size:26px">litres</span></div></div><div><div class="grey s">Fat</div><div style="font:700 34px/1.1 Zilla">4.1 %</div></div><div><div class="grey s">Paid on Friday</div><div style="font:700 34px/1.1 Zilla">₹ 71,300</div></div><div class="f"></div>${barChart(250, 92, weeks, (index) => (index === 7 ? 'var(--madder)' : '#DCC89B'))}</div>${herd}</div>`.replace(
      '3.500',
      '3.5',
    ),
  ),
};
