import { background } from '../backgrounds.ts';
import type { Cover } from '../cover.ts';
import { each, icon } from '../parts/basics.ts';
import { lineChart, ring } from '../parts/charts.ts';
import { browser } from '../parts/frames.ts';

const load = Array.from(
  { length: 48 },
  (_, hour) => 0.42 + 0.22 * Math.sin(hour / 5 - 1) + 0.16 * Math.sin(hour / 2.3) + 0.06 * Math.sin(hour * 1.7),
);
const sun = Array.from(
  { length: 48 },
  (_, hour) => Math.max(0, Math.sin(((hour - 12) / 26) * Math.PI)) * 0.72 * (hour > 12 && hour < 38 ? 1 : 0),
);

const box = (label: string, value: string, unit: string, colour: string): string =>
  `<div style="background:#201F3C;border-radius:12px;padding:18px 20px"><div class="s" style="color:#A9A6C0">${label}</div><div style="font:700 38px/1.15 Display;color:${colour}">${value}<span style="font-size:17px;color:#A9A6C0"> ${unit}</span></div></div>`;

const stations = each(
  Array.from({ length: 84 }, (_, index) => (index * 37) % 11),
  (value) =>
    `<i style="height:22px;border-radius:4px;background:${value === 0 ? 'var(--madder)' : value < 3 ? 'var(--marigold)' : value < 6 ? 'var(--peacock)' : '#14565A'}"></i>`,
);

const wires =
  '<svg width="330" height="190"><path d="M20 170L80 60l60 110M40 132h80M56 100h48M80 60V20M52 40h56M190 170l50-92 50 92M208 138h64M240 78V44M216 60h48" fill="none" stroke="#5B5A8C" stroke-width="5"/><path d="M-10 52Q20 48 52 40Q130 90 216 60M108 40Q170 96 264 60Q300 62 340 40" fill="none" stroke="#F2A516" stroke-width="4"/></svg>';

export const northgateMonitor: Cover = {
  background: background('peacock', 'plain', 8),
  html: browser(
    { x: -60, y: 90, width: 1180, height: 860, turn: -3 },
    'grid.northgate.example',
    `<div style="background:var(--ink);color:var(--cotton);height:818px;padding:28px 34px"><div class="r sb" style="margin-bottom:22px"><div class="r" style="gap:14px">${icon('bolt', 30, '#F2A516', '#F2A516')}<span class="h2">Northgate · western ring</span></div><div class="r s" style="gap:20px;color:#A9A6C0"><span>Live</span><span>Day</span><span>Week</span><span class="b" style="color:var(--marigold)">18:42:07</span></div></div><div class="g" style="grid-template-columns:repeat(4,1fr);gap:16px">${box('Demand now', '1,284', 'MW', 'var(--cotton)')}${box('Sun', '412', 'MW', 'var(--marigold)')}${box('Wind', '236', 'MW', 'var(--peacockLight)')}${box('Frequency', '49.98', 'Hz', 'var(--cotton)')}</div><div class="r" style="gap:16px;margin-top:16px;align-items:stretch"><div class="f" style="background:#201F3C;border-radius:12px;padding:22px;position:relative"><div class="b" style="margin-bottom:14px">Demand and sun, two days</div><div style="position:relative;height:220px;background:repeating-linear-gradient(#2E2D52 0 1px,transparent 1px 55px)"><div style="position:absolute;bottom:0">${lineChart(676, 220, load, '#3FA5A0')}</div><div style="position:absolute;bottom:0">${lineChart(676, 220, sun, '#F2A516')}</div></div></div><div class="c mid" style="width:350px;background:#201F3C;border-radius:12px;gap:14px">${ring(
      200,
      [
        [0.48, 'var(--peacockLight)'],
        [0.32, 'var(--marigold)'],
        [0.2, 'var(--madder)'],
      ],
      0.14,
      '<b style="font:700 40px Display">80%</b><span class="s">clean today</span>',
    )}</div></div><div class="r" style="gap:16px;margin-top:16px;align-items:stretch"><div class="f" style="background:#201F3C;border-radius:12px;padding:20px 22px"><div class="r sb" style="margin-bottom:14px"><b>Substations</b><span class="s" style="color:var(--madderLight)">8 need attention</span></div><div class="g" style="grid-template-columns:repeat(21,1fr);gap:7px">${stations}</div></div><div style="width:350px;background:#201F3C;border-radius:12px;overflow:hidden">${wires}</div></div></div>`,
    true,
  ),
};
