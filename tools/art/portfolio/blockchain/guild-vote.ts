import { background } from '../backgrounds.ts';
import type { Cover } from '../cover.ts';
import { each, icon, initials, pill, tone } from '../parts/basics.ts';
import { browser, phone } from '../parts/frames.ts';

const dots = Array.from({ length: 180 }, (_, index) => {
  const row = 4 + Math.floor(index / 45);
  const turn = ((index % 45) / 44) * 180 + 180;
  const angle = (turn * Math.PI) / 180;
  const share = (index % 45) / 45;
  const colour = share < 0.58 ? '#0B6E6E' : share < 0.84 ? '#C8371F' : '#D3C3A4';
  return `<circle cx="${(300 + Math.cos(angle) * row * 36).toFixed(1)}" cy="${(270 + Math.sin(angle) * row * 36).toFixed(1)}" r="7.5" fill="${colour}"/>`;
}).join('');

const others = each(
  [
    ['Open the dye house on Saturdays', '61 % yes', 'peacock'],
    ['New hall, second reading', '2 days left', 'marigold'],
    ['Raise the fee for guests', 'Turned down', 'madder'],
  ],
  ([title, state, colour]) =>
    `<div class="r sb" style="border-top:1px solid var(--line);padding:16px 0;width:650px"><b>${title}</b>${pill(state ?? '', `var(--${colour})`, colour === 'marigold' ? 'var(--ink)' : '#fff')}</div>`,
);
const ballot = (label: string, chosen: boolean): string =>
  `<div class="r" style="gap:16px;border:3px solid ${chosen ? 'var(--peacock)' : 'var(--line)'};border-radius:20px;padding:19px 20px;margin-bottom:12px;font-size:20px;font-weight:700"><span class="r mid" style="width:32px;height:32px;border-radius:50%;border:3px solid ${chosen ? 'var(--peacock)' : '#CDBE9F'};background:${chosen ? 'var(--peacock)' : '#fff'}">${chosen ? icon('check', 18, '#fff') : ''}</span>${label}</div>`;
const vote = `<div style="padding:12px 24px"><div class="s b" style="color:var(--madder)">Motion 31</div><div class="h1" style="margin:6px 0 12px">Share one loom between two workshops?</div><div class="grey" style="margin-bottom:24px">Put forward by Lata Shinde. Cost: ₹ 40,000 a year.</div>${ballot('Yes', true)}${ballot('No', false)}${ballot('I abstain', false)}<div class="btn" style="margin-top:16px;background:var(--ink)">Seal my vote</div><div class="r s grey" style="gap:10px;margin-top:20px">${icon('lock', 18)}Counted, but nobody sees whose it is</div></div>`;

export const guildVote: Cover = {
  background: background('peacock', 'herringbone', 15),
  html:
    browser(
      { x: 50, y: 60, width: 860, height: 720 },
      'vote.guild.example',
      `<div style="height:678px;background:var(--cotton);padding:30px 40px"><div class="r sb" style="width:650px"><span class="h2">Weavers’ guild</span><div class="r" style="gap:6px">${each(['LS', 'OD', 'RM', 'KT'], (who, index) => initials(who, tone(index), 34))}<b class="s" style="margin-left:8px">+ 176</b></div></div><div class="r" style="align-items:flex-end;margin:6px 0 16px"><svg width="600" height="300" viewBox="0 0 600 300">${dots}<text x="300" y="250" text-anchor="middle" font-family="Display" font-weight="700" font-size="60" fill="#15142B">58 %</text><text x="300" y="282" text-anchor="middle" font-family="Text" font-size="17" fill="#716E80">say yes to motion 31</text></svg></div>${others}</div>`,
    ) + phone({ x: 770, y: 130, width: 370, height: 740 }, vote),
};
