import { background } from '../backgrounds.ts';
import type { Cover } from '../cover.ts';
import { each, icon, initials } from '../parts/basics.ts';
import { phone } from '../parts/frames.ts';

const bus =
  '<svg width="312" height="150" viewBox="0 0 312 150"><rect x="14" y="18" width="284" height="100" rx="20" fill="#F2A516"/><path d="M14 82h284v14H14z" fill="#15142B"/><g fill="#FBF8F2"><rect x="30" y="34" width="46" height="36" rx="7"/><rect x="84" y="34" width="46" height="36" rx="7"/><rect x="138" y="34" width="46" height="36" rx="7"/><rect x="192" y="34" width="40" height="36" rx="7"/><path d="M242 34h38q12 14 12 36h-50z"/></g><circle cx="53" cy="58" r="10" fill="#C8371F"/><circle cx="107" cy="58" r="10" fill="#0B6E6E"/><circle cx="212" cy="58" r="10" fill="#9C2814"/><g fill="#15142B"><circle cx="78" cy="120" r="21"/><circle cx="238" cy="120" r="21"/></g><circle cx="78" cy="120" r="9" fill="#E2D6C0"/><circle cx="238" cy="120" r="9" fill="#E2D6C0"/></svg>';

const stops = each(
  [
    ['7:12', 'Law College Road', 'past'],
    ['7:20', 'Nal Stop', 'past'],
    ['7:31', 'Karve Statue', 'here'],
    ['7:38', 'Your stop: Dahanukar', 'yours'],
    ['7:52', 'Brightwater School', 'last'],
  ] as const,
  ([time, name, state]) => {
    const colour = state === 'past' ? '#B5D6D1' : state === 'yours' ? 'var(--madder)' : 'var(--peacock)';
    return `<div class="r" style="gap:18px;height:64px;position:relative"><i style="position:absolute;left:9px;top:32px;width:6px;height:${state === 'last' ? 0 : 64}px;background:${state === 'past' ? '#B5D6D1' : '#DCE9E6'}"></i><i style="position:relative;width:24px;height:24px;border-radius:50%;background:#fff;border:7px solid ${colour}"></i><div class="f ${state === 'past' ? 'grey' : 'b'}">${name}</div><span class="${state === 'yours' ? 'h3' : 'grey'}">${time}</span></div>`;
  },
);

const screen = `<div style="background:var(--peacock);color:#fff;margin-top:-44px;padding:58px 24px 0"><div class="r sb"><span style="font:700 21px Comfortaa">brightwater bus</span>${icon('bell', 22)}</div><div style="font:700 46px/1.02 Display;margin:24px 0 6px">7 minutes<br>away</div><div style="color:#CFE6E3">Bus 4 · Mr Sawant driving</div><div style="margin:8px 0 -32px">${bus}</div></div><div style="padding:44px 24px 0;color:var(--ink)">${stops}</div><div class="r" style="gap:14px;margin:20px 24px;color:var(--ink);background:#FDEFCF;border-radius:18px;padding:15px 18px">${initials('AK', 'var(--madder)', 42)}<div class="f"><b>Aanya is not on board yet</b><div class="s grey">You will hear when she is</div></div></div>`;

export const brightwaterBus: Cover = {
  background: background('honey', 'plain', 12, 40),
  html: phone({ x: 340, y: 60, width: 520, height: 1090 }, screen, { ink: '#fff' }),
};
