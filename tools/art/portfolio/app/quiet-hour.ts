import { background } from '../backgrounds.ts';
import type { Cover } from '../cover.ts';
import { each, icon } from '../parts/basics.ts';
import { phone } from '../parts/frames.ts';

const ripples = Array.from({ length: 9 }, (_, index) => {
  const radius = 34 + index * 22;
  const colour = ['#F2A516', '#F8CB74', '#E9775F', '#C8371F', '#9C2814', '#7C3A4E', '#54406A', '#3C3B69', '#2E2D52'][index] ?? '#2E2D52';
  return `<circle r="${radius}" fill="none" stroke="${colour}" stroke-width="9" stroke-dasharray="${radius * 1.2} 9 ${radius * 0.7} 9" transform="rotate(${index * 37})"/>`;
}).join('');
const breath = `<svg width="360" height="440" viewBox="-180 -220 360 440">${ripples}<circle r="22" fill="#F2A516"/></svg>`;

const now = `<div class="r sb" style="padding:8px 26px;color:#C9C6DA">${icon('back', 22)}<span class="b">Evening thread</span>${icon('heart', 22)}</div>${breath}<div style="text-align:center;color:#fff;margin-top:-6px"><div style="font:400 42px/1.1 Young">Breathe out</div><div style="color:#B9B6CC;margin-top:8px">Let the thread run through your fingers</div></div><div style="padding:36px 34px 0;color:#B9B6CC"><div style="height:4px;background:#3C3B69"><div style="width:46%;height:4px;background:var(--marigold)"></div></div><div class="r sb xs" style="margin-top:8px"><span>6:54</span><span>15:00</span></div></div>`;

const hills =
  '<svg width="312" height="170" viewBox="0 0 312 170"><rect width="312" height="170" fill="#3C3B69"/><circle cx="236" cy="54" r="26" fill="#F8CB74"/><path d="M0 120q60-60 120-10t120-20t80 10v70H0z" fill="#0B6E6E"/><path d="M0 146q80-44 160-10t152-16v50H0z" fill="#074B4D"/></svg>';
const list = each(
  [
    ['Rain on tin', '40 min', '#0B6E6E'],
    ['Slow loom', '25 min', '#C8371F'],
    ['Temple at dusk', '30 min', '#F2A516'],
  ] as const,
  ([name, long, colour]) =>
    `<div class="r" style="gap:16px;padding:13px 0"><span class="r mid" style="width:54px;height:54px;border-radius:50%;background:${colour}">${icon('play', 20, '#fff', '#fff')}</span><div class="f"><b style="font-size:17px">${name}</b><div class="s grey">${long}</div></div>${icon('moon', 20, '#716E80')}</div>`,
);
const home = `<div style="padding:12px 24px"><div style="font:400 36px/1.08 Young;margin-bottom:20px">Good evening, Sana</div><div style="border-radius:22px;overflow:hidden;position:relative">${hills}<div style="position:absolute;left:18px;top:16px;color:#fff"><div class="s">Tonight</div><b class="h3">The last lamp</b></div></div><div style="margin-top:18px">${list}</div><div class="r sb" style="background:#E3E2EE;border-radius:20px;padding:18px 20px;margin-top:14px"><div><b>Nine quiet days</b><div class="s grey">Your longest yet</div></div><span style="font:400 34px Young;color:var(--madder)">9</span></div></div>`;

export const quietHour: Cover = {
  background: background('ink', 'satin', 15),
  html:
    phone({ x: 690, y: 150, width: 350, height: 730 }, home, { background: '#F6F1E7' }) +
    phone({ x: 230, y: 45, width: 410, height: 810 }, now, { background: '#1C1B36', ink: '#fff', shell: '#3C3B69' }),
};
