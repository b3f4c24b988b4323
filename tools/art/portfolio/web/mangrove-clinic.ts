import { background } from '../backgrounds.ts';
import type { Cover } from '../cover.ts';
import { each, icon, initials, pill, tone } from '../parts/basics.ts';
import { lineChart } from '../parts/charts.ts';
import { browser } from '../parts/frames.ts';

const queue = each(
  [
    ['SK', 'Shanta Kulkarni', '10:20', 'Check-up'],
    ['IM', 'Imran Mulla', '10:40', 'Blood result'],
    ['PD', 'Pooja Dhole', '11:00', 'First visit'],
    ['VG', 'Vasant Gore', '11:20', 'Dressing'],
    ['LN', 'Leela Naik', '11:40', 'Vaccination'],
  ] as const,
  ([short, name, time, why], index) =>
    `<div class="r" style="gap:12px;padding:13px 14px;border-radius:12px;${index === 1 ? 'background:#D9ECE8' : ''}">${initials(short, tone(index + 2), 40)}<div class="f"><div class="b">${name}</div><div class="s grey">${why}</div></div><span class="b s">${time}</span></div>`,
);

const pulse = Array.from({ length: 60 }, (_, index) => {
  const beat = index % 15;
  return beat === 6 ? 0.95 : beat === 7 ? 0.05 : beat === 5 ? 0.3 : beat === 10 ? 0.5 : 0.38;
});

const sign = (label: string, value: string, unit: string): string =>
  `<div class="f" style="border:1px solid var(--line);border-radius:12px;padding:14px 16px"><div class="s grey">${label}</div><div class="h2">${value} <span class="s grey">${unit}</span></div></div>`;

const medicine = each(
  [
    ['Metformin 500 mg', 'Morning and evening', '28 left'],
    ['Vitamin D3', 'Sunday', '6 left'],
  ],
  ([name, when, left]) =>
    `<div class="r sb" style="padding:11px 0;border-top:1px solid var(--line)"><div><b>${name}</b><div class="s grey">${when}</div></div><span class="s b" style="color:var(--peacock)">${left}</span></div>`,
);

export const mangroveClinic: Cover = {
  background: background('rose', 'basket', 9),
  html: browser(
    { x: 90, y: 100, width: 1020, height: 700 },
    'desk.mangrove.example',
    `<div class="r" style="height:658px;background:var(--cotton)"><div class="c mid" style="width:74px;height:100%;background:var(--peacockDeep);color:#CFE6E3;gap:34px;justify-content:flex-start;padding-top:30px">${icon('leaf', 30, '#F2A516')}${icon('home', 24)}${icon('user', 24)}${icon('file', 24)}${icon('chart', 24)}</div><div style="width:310px;height:100%;padding:28px 16px;background:#fff"><div class="h2" style="padding:0 14px 4px">Thursday</div><div class="grey s" style="padding:0 14px 16px">14 patients · Dr Meera Apte</div>${queue}<div class="btn" style="margin:22px 14px 0;background:var(--peacock)">Add walk-in</div></div><div class="f" style="padding:30px"><div class="r" style="gap:16px">${initials('IM', 'var(--ink)', 64)}<div class="f"><div class="h1">Imran Mulla</div><div class="grey">46 years · B+ · Patient since 2019</div></div>${pill('Allergy: penicillin', '#FBE3DC', 'var(--madderDeep)')}</div><div class="r" style="gap:12px;margin:22px 0 16px">${sign('Pressure', '128/84', 'mmHg')}${sign('Sugar', '6.1', 'mmol/l')}${sign('Weight', '78.2', 'kg')}</div><div class="card" style="padding:18px 20px"><div class="r sb" style="margin-bottom:8px"><b>Heart, resting</b><b style="color:var(--madder)">72 bpm</b></div>${lineChart(530, 96, pulse, '#C8371F', false)}</div><div class="card" style="margin-top:14px;padding:16px 20px 6px"><b style="display:block;margin-bottom:10px">Medicines</b>${medicine}</div></div></div>`,
  ),
};
