import { background } from '../backgrounds.ts';
import type { Cover } from '../cover.ts';
import { each, icon, initials } from '../parts/basics.ts';
import { browser } from '../parts/frames.ts';

const milestones = each(
  [
    ['Design agreed', '₹ 60,000', 'Paid', 'var(--peacock)'],
    ['Sample delivered', '₹ 90,000', 'Paid', 'var(--peacock)'],
    ['Half the run', '₹ 1,20,000', 'Held', 'var(--marigold)'],
    ['All delivered', '₹ 1,30,000', 'Held', 'var(--marigold)'],
  ] as const,
  ([name, sum, state, colour], index) =>
    `<div class="f" style="background:#201F3C;border-top:6px solid ${colour};border-radius:12px;padding:18px 20px"><div class="s" style="color:#A9A6C0">${index + 1} · ${name}</div><div class="h2" style="margin:8px 0 14px">${sum}</div><div class="r s b" style="gap:8px;color:${index < 2 ? 'var(--peacockLight)' : 'var(--marigold)'}">${icon(index < 2 ? 'check' : 'lock', 17)}${state}</div></div>`,
);

const lane = `<svg width="940" height="240" viewBox="0 0 940 240"><path d="M0 60H250C330 60 330 120 400 120M0 120H400M0 180H250C330 180 330 120 400 120" fill="none" stroke="#F2A516" stroke-width="12"/><path d="M540 120C610 120 610 60 690 60H940M540 120H940M540 120C610 120 610 180 690 180H940" fill="none" stroke="#3FA5A0" stroke-width="12" stroke-dasharray="30 12"/><rect x="372" y="22" width="196" height="196" rx="34" fill="#FBF8F2"/><path d="M432 116v-26a38 38 0 0 1 76 0v26" fill="none" stroke="#15142B" stroke-width="14"/><rect x="414" y="110" width="112" height="82" rx="16" fill="#C8371F"/><circle cx="470" cy="144" r="11" fill="#FBF8F2"/><path d="M470 146v22" stroke="#FBF8F2" stroke-width="8" stroke-linecap="round"/></svg>`;

export const escrowLane: Cover = {
  background: background('madder', 'diamond', 15),
  html: browser(
    { x: 80, y: 120, width: 1040, height: 656 },
    'app.escrowlane.example',
    `<div style="height:614px;background:var(--ink);color:var(--cotton);padding:32px 46px"><div class="r sb"><span style="font:700 24px Comfortaa">escrow lane</span><div class="r s" style="gap:24px;color:#A9A6C0"><span class="b" style="color:#fff">Deals</span><span>Disputes</span><span>Ledger</span></div></div><div class="r sb" style="margin-top:34px"><div class="r" style="gap:14px">${initials('SP', 'var(--marigold)', 52)}<div><b>Sahyadri Prints</b><div class="s" style="color:#A9A6C0">Buyer</div></div></div><div style="text-align:center"><div class="s" style="color:#A9A6C0">Held safely</div><div style="font:700 44px/1.1 Display">₹ 2,50,000</div></div><div class="r" style="gap:14px;text-align:right"><div><b>Niwas Looms</b><div class="s" style="color:#A9A6C0">Seller</div></div>${initials('NL', 'var(--peacock)', 52)}</div></div><div style="margin:14px 0 18px">${lane}</div><div class="r" style="gap:16px;align-items:stretch">${milestones}</div></div>`,
    true,
  ),
};
