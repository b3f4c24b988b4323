import { background } from '../backgrounds.ts';
import type { Cover } from '../cover.ts';
import { each, icon, pill } from '../parts/basics.ts';
import { ring } from '../parts/charts.ts';
import { browser } from '../parts/frames.ts';

const line = (width: number): string =>
  `<i style="display:block;height:9px;border-radius:5px;background:#E2D6C0;width:${width}%;margin-bottom:12px"></i>`;
const found = (words: string, colour: string): string =>
  `<span style="background:${colour};border-radius:6px;padding:2px 8px;font-weight:700">${words}</span>`;

const letter = `<div style="width:470px;background:#fff;border-radius:8px;padding:38px 42px;height:600px;box-shadow:0 10px 30px rgb(21 20 43/.14)"><div class="r sb" style="margin-bottom:26px"><span style="font:700 21px Zilla">Accident report</span><span class="s grey">Page 1 of 4</span></div><div style="font-size:15px;line-height:2">On ${found('9 November, 18:40', '#FDE3A8')} I was standing at the signal near ${found('Nal Stop', '#BFDFDB')} when a lorry behind me rolled forward. The ${found('rear bumper and boot', '#F6C3B6')} were pushed in. Nobody was hurt.</div><div style="margin:20px 0">${line(100)}${line(94)}${line(97)}${line(60)}</div><div style="font-size:15px;line-height:2">The garage on Karve Road asks ${found('₹ 38,200', '#FDE3A8')} for the repair.</div><svg width="386" height="118" viewBox="0 0 386 118" style="margin-top:16px"><rect width="386" height="118" rx="8" fill="#F1EADD"/><path d="M64 84q-4-22 22-26l24-22h70l34 24q26 2 28 24z" fill="#0B6E6E"/><circle cx="108" cy="86" r="15" fill="#15142B"/><circle cx="204" cy="86" r="15" fill="#15142B"/><path d="M262 84V34h76v50z" fill="#5B586C"/><circle cx="282" cy="86" r="13" fill="#15142B"/><circle cx="326" cy="86" r="13" fill="#15142B"/><path d="M244 48l-10 10 10 8-8 12" fill="none" stroke="#C8371F" stroke-width="5"/></svg></div>`;

const facts = each(
  [
    ['When', '9 Nov, 18:40', 98, '#F2A516'],
    ['Where', 'Nal Stop, Pune', 96, '#0B6E6E'],
    ['Damage', 'Rear bumper, boot', 91, '#C8371F'],
    ['Sum asked', '₹ 38,200', 99, '#F2A516'],
    ['Injuries', 'None', 94, '#0B6E6E'],
  ] as const,
  ([label, value, sure, colour]) =>
    `<div class="r" style="gap:14px;padding:13px 0;border-bottom:1px solid var(--line)"><i style="width:10px;height:36px;border-radius:5px;background:${colour}"></i><div class="f"><div class="xs grey">${label}</div><b>${value}</b></div><span class="s grey">${sure} %</span></div>`,
);
const threads =
  '<svg width="1080" height="718" style="position:absolute;left:0;top:0;pointer-events:none"><path d="M508 215C560 215 570 198 624 198" fill="none" stroke="#F2A516" stroke-width="4"/><path d="M508 250C560 250 570 261 624 261" fill="none" stroke="#0B6E6E" stroke-width="4"/><path d="M508 286C560 286 570 324 624 324" fill="none" stroke="#C8371F" stroke-width="4"/><path d="M508 458C560 458 570 384 624 384" fill="none" stroke="#F2A516" stroke-width="4"/><g stroke="#fff" stroke-width="3"><circle cx="507" cy="215" r="9" fill="#F2A516"/><circle cx="507" cy="250" r="9" fill="#0B6E6E"/><circle cx="507" cy="286" r="9" fill="#C8371F"/><circle cx="507" cy="458" r="9" fill="#F2A516"/></g></svg>';

export const claimsReader: Cover = {
  background: background('rose', 'satin', 11),
  html: browser(
    { x: 60, y: 70, width: 1080, height: 760 },
    'claims.reader.example',
    `<div style="height:718px;background:#F1EADD;position:relative"><div class="r sb" style="padding:20px 36px;background:var(--ink);color:#fff"><div class="r" style="gap:12px">${icon('file', 22, '#F2A516')}<b class="h3">Claim 20-4471</b></div><div class="r" style="gap:10px">${pill('Read in 4 s', '#2A2948')}${pill('No doubt found', 'var(--peacock)')}</div></div><div class="r" style="align-items:flex-start;padding:30px 36px 0;gap:96px">${letter}<div class="f"><div class="card" style="padding:22px 26px 12px"><div class="h2" style="margin-bottom:10px">What it says</div>${facts}</div><div class="r" style="gap:20px;margin-top:20px">${ring(
      96,
      [
        [0.96, 'var(--peacock)'],
        [0.04, '#DDD3BE'],
      ],
      0.16,
      '<b>96 %</b>',
    )}<div class="f"><b>Sure enough to pay</b><div class="s grey">A person has the last word</div></div><span class="btn">Approve</span></div></div></div>${threads}</div>`,
  ),
};
