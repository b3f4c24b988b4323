import { background } from '../backgrounds.ts';
import type { Cover } from '../cover.ts';
import { each, icon, initials } from '../parts/basics.ts';
import { phone } from '../parts/frames.ts';

const says = (words: string, mine: boolean): string =>
  `<div style="align-self:${mine ? 'flex-end' : 'flex-start'};max-width:82%;background:${mine ? 'var(--peacock)' : '#fff'};color:${mine ? '#fff' : 'var(--ink)'};border-radius:${mine ? '20px 20px 5px 20px' : '20px 20px 20px 5px'};padding:13px 17px;font-size:15px">${words}</div>`;

const talk = `<div class="r" style="gap:12px;padding:6px 22px 16px;border-bottom:1px solid #C9DEDC">${icon('back', 20)}${initials('MA', 'var(--madder)', 42)}<div class="f"><b>Dr Meera Apte</b><div class="xs" style="color:var(--peacock)">Answers within an hour</div></div></div><div class="c f" style="padding:20px 18px;gap:12px">${says('Good morning. How did you sleep with the new dose?', false)}${says('Better. I woke once, and the cough is almost gone.', true)}${says('That is good to hear. Could you send the reading from last night?', false)}<div style="align-self:flex-end;background:var(--peacock);color:#fff;border-radius:20px 20px 5px 20px;padding:16px;width:216px"><div class="s">Oxygen, 23:10</div><div class="h1">97 %</div><svg width="184" height="46"><path d="M0 30C20 10 36 34 56 22S96 12 116 24S160 12 184 16" fill="none" stroke="#F2A516" stroke-width="4" stroke-linecap="round"/></svg></div>${says('Perfect. Stay with one tablet until Friday.', false)}</div><div class="r" style="margin:0 18px 26px;background:#fff;border-radius:99px;padding:12px 18px;gap:12px"><span class="f grey">Write to Dr Apte</span>${icon('mic', 20, '#C8371F')}</div>`;

const pills = each(
  [
    ['8:00', 'Amoxicillin', '1 tablet, after food', '#C8371F', true],
    ['13:00', 'Vitamin C', '1 tablet', '#F2A516', true],
    ['20:00', 'Amoxicillin', '1 tablet, after food', '#C8371F', false],
    ['22:00', 'Steam', '10 minutes', '#0B6E6E', false],
  ] as const,
  ([time, name, note, colour, done]) =>
    `<div class="r" style="gap:14px;background:#fff;border-radius:18px;padding:15px 16px"><svg width="44" height="44" viewBox="-22 -22 44 44"><g transform="rotate(45)"><rect x="-19" y="-9" width="38" height="18" rx="9" fill="${colour}"/><path d="M0-9h10a9 9 0 0 1 0 18H0z" fill="#F1EADD"/></g></svg><div class="f"><b>${name}</b><div class="s grey">${time} · ${note}</div></div><span class="r mid" style="width:30px;height:30px;border-radius:50%;${done ? 'background:var(--peacock)' : 'border:2px solid #CDBE9F'}">${done ? icon('check', 18, '#fff') : ''}</span></div>`,
);
const week = each(
  ['M', 'T', 'W', 'T', 'F', 'S', 'S'],
  (day, index) =>
    `<div class="c mid" style="width:38px;height:58px;border-radius:19px;font-weight:700;${index === 3 ? 'background:var(--madder);color:#fff' : ''}"><span class="xs">${day}</span>${10 + index}</div>`,
);
const day = `<div style="padding:10px 22px"><div class="h1">Thursday</div><div class="r sb" style="margin:16px 0 20px">${week}</div><div class="c" style="gap:12px">${pills}</div></div>`;

export const mangroveCare: Cover = {
  background: background('peacock', 'basket', 10),
  html:
    phone({ x: 160, y: 130, width: 390, height: 820 }, day, { background: '#F6E9D6' }) +
    phone({ x: 650, y: -60, width: 390, height: 820 }, talk, { background: '#E1EFEC' }),
};
