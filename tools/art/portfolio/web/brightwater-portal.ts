import { background } from '../backgrounds.ts';
import type { Cover } from '../cover.ts';
import { each, icon, initials } from '../parts/basics.ts';
import { browser } from '../parts/frames.ts';

const lessons: readonly (readonly [number, number, number, string, string, string])[] = [
  [0, 0, 2, 'Mathematics', 'Room 12', 'madder'],
  [0, 2, 1, 'Marathi', 'Room 4', 'peacock'],
  [0, 4, 2, 'Biology', 'Lab 2', 'marigold'],
  [1, 0, 1, 'History', 'Room 9', 'ink'],
  [1, 1, 2, 'Art', 'Studio', 'madder'],
  [1, 4, 1, 'English', 'Room 7', 'peacock'],
  [2, 0, 2, 'Physics', 'Lab 1', 'peacock'],
  [2, 3, 1, 'Mathematics', 'Room 12', 'madder'],
  [2, 4, 2, 'Sports', 'Field', 'marigold'],
  [3, 1, 1, 'Marathi', 'Room 4', 'peacock'],
  [3, 2, 2, 'Geography', 'Room 3', 'ink'],
  [3, 5, 1, 'Library', '', 'marigold'],
  [4, 0, 1, 'English', 'Room 7', 'peacock'],
  [4, 1, 2, 'Computing', 'Lab 3', 'ink'],
  [4, 4, 2, 'Music', 'Hall', 'madder'],
];

const tints: Readonly<Record<string, string>> = { madder: '#FBE3DC', peacock: '#D9ECE8', marigold: '#FDEFCF', ink: '#E3E2EE' };

const week = each(lessons, ([day, hour, length, name, room, colour]) => {
  const tall = length * 84 - 8;
  return `<div style="position:absolute;left:${66 + day * 152}px;top:${46 + hour * 84}px;width:144px;height:${tall}px;background:${tints[colour] ?? '#eee'};border-left:5px solid var(--${colour});border-radius:8px;padding:10px 12px"><div class="b" style="font-size:15px">${name}</div><div class="s grey">${room}</div></div>`;
});

const hours = each(
  ['8:00', '9:00', '10:00', '11:00', '12:30', '13:30'],
  (hour, index) =>
    `<div class="s grey" style="position:absolute;left:0;top:${44 + index * 84}px">${hour}</div><div class="hr" style="position:absolute;left:60px;right:0;top:${40 + index * 84}px"></div>`,
);
const days = each(
  ['Mon 9', 'Tue 10', 'Wed 11', 'Thu 12', 'Fri 13'],
  (day, index) =>
    `<div class="b" style="position:absolute;left:${66 + index * 152}px;top:4px;${index === 2 ? 'color:var(--madder)' : ''}">${day}</div>`,
);

const side = each(
  [
    ['home', 'Today'],
    ['clock', 'Timetable'],
    ['file', 'Homework'],
    ['chart', 'Progress'],
    ['bus', 'Bus'],
    ['bell', 'Notices'],
  ] as const,
  ([name, label], index) =>
    `<div class="r" style="gap:12px;padding:12px 16px;border-radius:10px;${index === 1 ? 'background:#fff;color:var(--peacock);font-weight:700' : 'color:#E2F1EF'}">${icon(name)}${label}</div>`,
);

export const brightwaterPortal: Cover = {
  background: background('mist', 'diamond'),
  html: browser(
    { x: 50, y: 70, width: 1100, height: 760 },
    'portal.brightwater.example',
    `<div class="r" style="height:718px"><div style="width:216px;height:100%;background:var(--peacock);padding:26px 16px"><div style="font:700 23px Comfortaa;color:#fff;padding:0 10px 24px">brightwater</div>${side}<div class="r" style="gap:10px;color:#fff;margin:190px 10px 0">${initials('AK', 'var(--marigold)', 40)}<div class="s"><div class="b">Aanya K.</div>Class 8 B</div></div></div><div class="f" style="padding:30px 32px;height:100%;background:var(--cotton)"><div class="r sb" style="margin-bottom:22px"><div><div class="h1">Good morning, Aanya</div><div class="grey">Three pieces of homework are due this week</div></div><div class="btn" style="background:var(--ink)">Print week</div></div><div style="position:relative;height:560px">${hours}${days}${week}</div></div></div>`,
  ),
};
