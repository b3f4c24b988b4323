import { background } from '../backgrounds.ts';
import type { Cover } from '../cover.ts';
import { each, initials, pill, tone } from '../parts/basics.ts';
import { browser } from '../parts/frames.ts';

type Ticket = readonly [title: string, tag: string, colour: string, who: string];

const lanes: readonly (readonly [string, string, readonly Ticket[]])[] = [
  [
    'New',
    '#E3E2EE',
    [
      ['Lathe 4 hums at low speed', 'Lathe', 'madder', 'RP'],
      ['Order M8 bolts', 'Stores', 'peacock', 'SK'],
      ['Light over bay 2', 'Building', 'marigold', 'VG'],
      ['Safety round, week 47', 'Safety', 'ink', 'SK'],
    ],
  ],
  [
    'Under way',
    '#FDEFCF',
    [
      ['Replace belt, saw 1', 'Saw', 'marigold', 'AD'],
      ['Press brake: calibrate back stop', 'Press', 'madder', 'RP'],
      ['Label the paint shelf', 'Stores', 'peacock', 'LN'],
    ],
  ],
  [
    'Waiting',
    '#FBE3DC',
    [
      ['Motor for conveyor B', 'Parts', 'ink', 'AD'],
      ['Quote for the new hood', 'Building', 'marigold', 'VG'],
    ],
  ],
  [
    'Done',
    '#D9ECE8',
    [
      ['Oil change, mill 2', 'Mill', 'peacock', 'RP'],
      ['Guard on drill 3', 'Safety', 'ink', 'LN'],
      ['Air hose, bay 5', 'Building', 'marigold', 'SK'],
      ['Coolant tested', 'Mill', 'peacock', 'AD'],
    ],
  ],
];

const ticket = ([title, tag, colour, who]: Ticket, index: number): string =>
  `<div style="background:#fff;border-radius:12px;padding:16px;box-shadow:0 1px 3px rgb(21 20 43/.16)"><div class="r sb">${pill(tag, `var(--${colour})`, colour === 'marigold' ? 'var(--ink)' : '#fff')}<span class="xs grey">W-${341 + index * 7 + title.length}</span></div><div class="b" style="margin:11px 0 12px;line-height:1.25">${title}</div><div class="r sb">${initials(who, tone(who.charCodeAt(0)), 28)}<span class="xs grey">${(index % 3) + 1} of 4 steps</span></div></div>`;

const board = each(
  lanes,
  ([name, colour, tickets]) =>
    `<div style="width:252px;background:${colour};border-radius:16px;padding:14px;height:610px"><div class="r sb" style="padding:2px 4px 13px"><span class="h3">${name}</span><span class="b grey">${tickets.length}</span></div><div class="c" style="gap:12px">${each(tickets, ticket)}</div></div>`,
);

const dragged =
  `<div style="position:absolute;left:368px;top:548px;width:232px;transform:rotate(5deg);box-shadow:0 20px 40px rgb(21 20 43/.35);border-radius:12px">${ticket(['Sharpen band saw blades', 'Saw', 'madder', 'LN'], 2)}</div><svg width="34" height="40" style="position:absolute;left:560px;top:620px"><path d="M4 2v28l7-6 5 12 7-3-5-12h10z" fill="#15142B" stroke="#fff" stroke-width="2.500"/></svg>`.replace(
    '2.500',
    '2.5',
  );

export const workshopTickets: Cover = {
  background: background('peacock', 'diamond', 12),
  html: browser(
    { x: 40, y: 70, width: 1120, height: 760, turn: 0 },
    'tickets.workshop.example',
    `<div style="height:718px;background:var(--cotton);padding:22px 28px;position:relative"><div class="r sb" style="margin-bottom:20px"><div class="r" style="gap:16px"><span class="h2">Workshop, hall A</span>${pill('13 open', 'var(--ink)')}</div><div class="r">${each(['RP', 'SK', 'AD', 'LN'], (who) => `<span style="margin-left:-8px;border:3px solid var(--cotton);border-radius:50%">${initials(who, tone(who.charCodeAt(0)), 36)}</span>`)}<span class="btn" style="margin-left:18px">New ticket</span></div></div><div class="r" style="gap:18px;align-items:flex-start">${board}</div>${dragged}</div>`,
  ),
};
