import { background } from '../backgrounds.ts';
import type { Cover } from '../cover.ts';
import { each, icon } from '../parts/basics.ts';
import { barChart } from '../parts/charts.ts';
import { phone } from '../parts/frames.ts';

const ringOf = (radius: number, share: number, colour: string): string => {
  const length = Math.PI * 2 * radius;
  return `<circle r="${radius}" fill="none" stroke="${colour}" stroke-opacity=".2" stroke-width="20"/><circle r="${radius}" fill="none" stroke="${colour}" stroke-width="20" stroke-linecap="round" stroke-dasharray="${share * length} ${length}" transform="rotate(-90)"/>`;
};
const rings = `<svg width="300" height="300" viewBox="-150 -150 300 300" style="margin:6px auto">${ringOf(132, 0.82, '#C8371F')}${ringOf(106, 0.64, '#F2A516')}${ringOf(80, 0.93, '#3FA5A0')}<text y="4" text-anchor="middle" font-family="Barlow" font-weight="800" font-size="52" fill="#fff">8.4</text><text y="28" text-anchor="middle" font-family="Text" font-size="16" fill="#B9B6CC">kilometres</text></svg>`;
const splits = each(
  [
    ['1', '5:12', 0.7],
    ['2', '5:04', 0.78],
    ['3', '5:21', 0.62],
    ['4', '4:58', 0.86],
    ['5', '4:51', 0.95],
  ] as const,
  ([number, time, share]) =>
    `<div class="r" style="gap:12px;margin-bottom:9px"><span style="width:16px;color:#B9B6CC">${number}</span><div class="f"><div style="width:${share * 100}%;height:22px;border-radius:6px;background:${share > 0.9 ? 'var(--marigold)' : '#3C3B69'}"></div></div><b>${time}</b></div>`,
);
const today = `<div style="padding:8px 26px;color:#fff"><div class="r sb"><span style="font:800 30px Barlow">STRIDE</span><span class="s" style="color:#B9B6CC">Thu 13 Nov</span></div>${rings}<div class="r sb s" style="margin:4px 6px 22px"><span style="color:var(--madderLight)">Move 82 %</span><span style="color:var(--marigold)">Pace 64 %</span><span style="color:var(--peacockLight)">Rest 93 %</span></div><div class="h3" style="margin-bottom:14px">Splits, minutes a km</div>${splits}</div>`;

const hill =
  '<svg width="360" height="240" viewBox="0 0 360 240"><rect width="360" height="240" fill="#C8371F"/><circle cx="270" cy="84" r="42" fill="#F2A516"/><path d="M0 190l80-70 60 40 90-90 130 100v70H0z" fill="#9C2814"/><path d="M0 232q90-70 180-24t180-34v66H0z" fill="#15142B"/><path d="M20 226q80-50 150-14t160-30" fill="none" stroke="#F2A516" stroke-width="5" stroke-dasharray="12 10"/></svg>';
const plan = `<div style="margin-top:-44px">${hill}</div><div style="padding:22px 26px;color:var(--ink)"><div class="s b" style="color:var(--madder)">Week 6 of 10</div><div style="font:800 44px/1 Barlow;margin:4px 0 12px">Hill repeats</div><div class="grey">Eight times up Parvati, easy jog down. Keep the last two for the legs you have left.</div><div class="r sb" style="margin:22px 0"><div><b class="h2">52 min</b><div class="s grey">Time</div></div><div><b class="h2">240 m</b><div class="s grey">Climb</div></div><div><b class="h2">Hard</b><div class="s grey">Effort</div></div></div>${barChart(308, 90, [0.25, 0.9, 0.3, 0.92, 0.3, 0.9, 0.3, 0.95, 0.28, 0.9, 0.3, 1, 0.25], (index) => (index % 2 === 1 ? 'var(--madder)' : 'var(--marigoldLight)'), 0.82)}<div class="btn r mid" style="margin-top:24px;gap:10px">${icon('play', 18, '#fff', '#fff')} Start</div></div>`;

export const strideCoach: Cover = {
  background: background('madder', 'twill', 12),
  html:
    phone({ x: 120, y: -40, width: 430, height: 880, turn: 8 }, today, { background: '#15142B', ink: '#fff' }) +
    phone({ x: 640, y: 100, width: 430, height: 880, turn: 8 }, plan, { ink: '#fff' }),
};
