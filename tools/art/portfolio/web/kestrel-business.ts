import { background } from '../backgrounds.ts';
import type { Cover } from '../cover.ts';
import { each, icon, pill } from '../parts/basics.ts';
import { barChart, ring } from '../parts/charts.ts';
import { browser, loose } from '../parts/frames.ts';

const rows = each(
  [
    ['Patil Textiles', 'Invoice 2207', '+ ₹ 4,82,000', 'peacock'],
    ['Office rent, November', 'Standing order', '− ₹ 1,15,000', 'ink'],
    ['Deccan Packaging', 'Card ·· 4410', '− ₹ 38,640', 'ink'],
    ['GST refund', 'Transfer', '+ ₹ 92,310', 'peacock'],
  ],
  ([name, note, sum, colour]) =>
    `<div class="r" style="padding:13px 0;border-top:1px solid var(--line)"><div class="f"><div class="b">${name}</div><div class="s grey">${note}</div></div><div class="b" style="color:var(--${colour})">${sum}</div></div>`,
);

const values = [0.42, 0.5, 0.38, 0.61, 0.55, 0.72, 0.66, 0.81, 0.7, 0.92, 0.84, 0.97];

const card =
  '<div style="font:400 22px Young;color:#FBF8F2">Kestrel</div><svg width="54" height="40" style="margin:36px 0 26px"><rect width="54" height="40" rx="8" fill="#F2A516"/><path d="M0 14h18v12H0M54 14H36v12h18M18 0v40M36 0v40" fill="none" stroke="#B97A08" stroke-width="2"/></svg><div style="font:500 24px Jost;letter-spacing:.14em;color:#FBF8F2">4410 ···· ···· 2098</div><div class="r sb s" style="color:#C9DEDC;margin-top:14px"><span>Loomsbury Mills</span><span>09/29</span></div>';

export const kestrelBusiness: Cover = {
  background: background('ink', 'basket', 11),
  html:
    browser(
      { x: 150, y: 70, width: 1110, height: 800 },
      'business.kestrel.example',
      `<div style="background:var(--cotton);height:758px;padding:0 44px"><div class="r" style="height:78px;gap:34px"><span style="font:400 25px Young">Kestrel Bank</span><span class="b" style="color:var(--madder)">Accounts</span><span>Payments</span><span>Payroll</span><span>Cards</span></div><div class="r" style="gap:22px;align-items:stretch"><div class="card f" style="padding:26px"><div class="grey s">Available in all accounts</div><div style="font:400 52px/1.15 Young;margin:4px 0 14px">₹ 38,46,210</div>${barChart(640, 150, values, (index) => (index === 11 ? 'var(--madder)' : '#DDD3BE'))}</div><div class="card c" style="width:300px;padding:24px"><div class="h3" style="margin-bottom:18px">Cash this month</div>${ring(
        190,
        [
          [0.54, 'var(--peacock)'],
          [0.28, 'var(--marigold)'],
          [0.18, 'var(--madder)'],
        ],
        0.17,
        '<b style="font:700 26px Display">+ 12%</b><span class="xs grey">on October</span>',
      )}<div class="r" style="gap:8px;margin-top:20px">${pill('In', 'var(--peacock)')}${pill('Wages', 'var(--marigold)', 'var(--ink)')}${pill('Rent', 'var(--madder)')}</div></div></div><div class="card" style="margin-top:22px;padding:18px 26px 8px 256px"><div class="r sb" style="margin-bottom:12px"><span class="h3">Latest</span><span class="r s b" style="color:var(--madder);gap:6px">All movements ${icon('next', 14)}</span></div>${rows}</div></div>`,
    ) + loose({ x: 40, y: 566, width: 380, height: 240, turn: -7 }, 'background:#0B6E6E;padding:26px 30px', card),
};
