import { background } from '../backgrounds.ts';
import type { Cover } from '../cover.ts';
import { each, icon, pill } from '../parts/basics.ts';
import { browser, phone } from '../parts/frames.ts';
import { map, marker, paperTown } from '../parts/maps.ts';

const pump =
  '<svg width="312" height="180" viewBox="0 0 312 180"><rect width="312" height="180" fill="#B5D6D1"/><path d="M0 150h312v30H0z" fill="#C4B28F"/><rect x="60" y="70" width="110" height="80" rx="12" fill="#0B6E6E"/><circle cx="115" cy="110" r="27" fill="#FBF8F2"/><path d="M115 110l14-13" stroke="#C8371F" stroke-width="5" stroke-linecap="round"/><path d="M170 104h60V40h50M60 120H0" fill="none" stroke="#15142B" stroke-width="17"/><path d="M224 92h12M224 62h12" stroke="#F2A516" stroke-width="22"/><circle cx="240" cy="134" r="28" fill="none" stroke="#C8371F" stroke-width="6"/></svg>';

const checks = each(
  [
    ['Pressure at the gauge', '4.2 bar', true],
    ['Seal on the outlet', 'Drips', true],
    ['Bearing, by ear', 'Quiet', true],
    ['Filter', 'To do', false],
  ] as const,
  ([label, value, done]) =>
    `<div class="r" style="gap:12px;padding:12px 0;border-bottom:1px solid var(--line)"><span class="r mid" style="width:26px;height:26px;border-radius:8px;${done ? 'background:var(--peacock)' : 'border:2px solid #CDBE9F'}">${done ? icon('check', 16, '#fff') : ''}</span><span class="f">${label}</span><b style="color:${value === 'Drips' ? 'var(--madder)' : 'inherit'}">${value}</b></div>`,
);
const visit = `<div style="padding:4px 24px"><div class="r sb" style="margin-bottom:14px"><div><div class="h2">Pump 7, Wagholi</div><div class="s grey">Visit 3 of 5</div></div>${pill('No signal', '#FDEFCF', 'var(--ink)')}</div><div style="border-radius:18px;overflow:hidden">${pump}</div><div style="margin:10px 0 16px">${checks}</div><div class="r" style="background:#FBE3DC;border-radius:16px;padding:14px 16px;gap:12px">${icon('mic', 22, '#C8371F')}<svg width="170" height="26">${Array.from({ length: 24 }, (_, index) => `<path d="M${index * 7 + 3} ${13 - ((index * 7) % 11)}V${13 + ((index * 7) % 11)}" stroke="#C8371F" stroke-width="3.5" stroke-linecap="round"/>`).join('')}</svg><b class="s">0:24</b></div><div class="btn" style="margin-top:16px;background:var(--ink)">Keep, send later</div></div>`;

const stops = each(
  [
    ['Pump 3, Loni', 'Sent 9:12', 'var(--peacock)'],
    ['Pump 5, Kesnand', 'Sent 10:40', 'var(--peacock)'],
    ['Pump 7, Wagholi', 'On site', 'var(--madder)'],
    ['Pump 8, Lohegaon', '13:30', '#B9AE99'],
    ['Pump 11, Dhanori', '15:00', '#B9AE99'],
  ] as const,
  ([name, when, colour]) =>
    `<div class="r" style="gap:12px;padding:13px 0;border-bottom:1px solid var(--line)"><i style="width:12px;height:12px;border-radius:50%;background:${colour}"></i><b class="f">${name}</b><span class="s grey">${when}</span></div>`,
);

export const fieldNotes: Cover = {
  background: background('linen', 'basket', 11),
  html:
    browser(
      { x: 260, y: 90, width: 890, height: 620 },
      'office.fieldnotes.example',
      `<div class="r" style="height:578px"><div style="width:560px">${map({ seed: 88, width: 560, height: 578, ...paperTown }, `<path d="M150 470L240 360L330 300L420 190L500 120" fill="none" stroke="#15142B" stroke-width="4" stroke-dasharray="4 12" stroke-linecap="round"/>${marker(150, 470, '#0B6E6E')}${marker(240, 360, '#0B6E6E')}${marker(330, 300, '#C8371F', 1.5)}${marker(420, 190, '#B9AE99')}${marker(500, 120, '#B9AE99')}`)}</div><div class="f" style="padding:28px;height:100%;background:#fff"><div class="h2" style="margin-bottom:12px">Ravi’s round</div>${stops}</div></div>`,
    ) + phone({ x: 90, y: 110, width: 370, height: 770 }, visit),
};
