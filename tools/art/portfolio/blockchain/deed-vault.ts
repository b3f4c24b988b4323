import { background } from '../backgrounds.ts';
import type { Cover } from '../cover.ts';
import { each, icon, pill } from '../parts/basics.ts';
import { browser, loose } from '../parts/frames.ts';

const plots = [
  ['M40 60L210 40L230 170L60 190z', '#CFE3D6'],
  ['M214 40L390 20L400 150L234 168z', '#FDEFCF'],
  ['M394 20L560 50L548 170L404 150z', '#CFE3D6'],
  ['M60 194L230 174L250 330L80 350z', '#FDEFCF'],
  ['M234 172L400 154L416 310L254 330z', '#F0A896'],
  ['M404 154L548 174L560 330L420 310z', '#CFE3D6'],
  ['M80 354L250 334L262 470L96 490z', '#CFE3D6'],
  ['M254 334L416 314L430 460L266 470z', '#FDEFCF'],
  ['M420 314L560 334L566 470L434 460z', '#FDEFCF'],
] as const;
const sheet = `<svg width="600" height="640" viewBox="0 0 600 520" preserveAspectRatio="xMidYMid slice"><rect width="600" height="520" fill="#F3ECDF"/>${plots.map(([d, fill], index) => `<path d="${d}" fill="${fill}" stroke="#fff" stroke-width="${index === 4 ? 0 : 5}"/>`).join('')}<path d="M234 172L400 154L416 310L254 330z" fill="none" stroke="#C8371F" stroke-width="6"/><path d="M-10 200Q20 260 40 380T70 540" fill="none" stroke="#BFDDDC" stroke-width="34"/><g font-family="Zilla" font-weight="700" font-size="22" fill="#15142B" text-anchor="middle"><text x="136" y="124">41/1</text><text x="312" y="106">41/2</text><text x="476" y="108">41/3</text><text x="156" y="270">42/1</text><text x="326" y="240" font-size="30">42/2</text><text x="482" y="250">42/3</text><text x="172" y="420">43/1</text><text x="344" y="402">43/2</text><text x="496" y="400">43/3</text></g></svg>`;

const past = each(
  [
    ['2024', 'Vimal Jagtap', 'Bought', 'var(--madder)'],
    ['1998', 'Jagtap Brothers', 'Inherited', 'var(--ink)'],
    ['1961', 'Gopal Jagtap', 'Bought', 'var(--ink)'],
    ['1934', 'Village council', 'First record', 'var(--ink)'],
  ] as const,
  ([year, who, how, colour]) =>
    `<div class="r" style="gap:18px;height:66px;position:relative"><b style="font:700 20px Zilla;width:52px">${year}</b><i style="position:absolute;left:77px;top:33px;width:4px;height:${year === '1934' ? 0 : 66}px;background:#D3C3A4"></i><i style="position:relative;width:18px;height:18px;border-radius:4px;background:${colour};transform:rotate(45deg)"></i><div><b>${who}</b><div class="s grey">${how}</div></div></div>`,
);
const seal =
  '<svg width="104" height="104" viewBox="-52 -52 104 104" style="position:absolute;right:24px;bottom:22px"><g fill="#C8371F">' +
  Array.from(
    { length: 12 },
    (_, index) => `<rect x="-40" y="-40" width="80" height="80" rx="10" transform="rotate(${index * 7.5})"/>`,
  ).join('') +
  '</g><circle r="32" fill="none" stroke="#FBF8F2" stroke-width="3"/><path d="M-16 0l12 13 21-26" fill="none" stroke="#FBF8F2" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/></svg>';

export const deedVault: Cover = {
  background: background('linen', 'herringbone', 12),
  html:
    browser(
      { x: 40, y: 60, width: 1000, height: 680 },
      'deedvault.example/plots/42-2',
      `<div class="r" style="height:638px;align-items:stretch"><div style="width:600px">${sheet}</div><div class="f" style="padding:34px 36px"><div class="s b" style="color:var(--madder)">Plot 42/2, Mulshi</div><div style="font:700 36px/1.06 Zilla;margin:6px 0 14px">Four owners,<br>one unbroken line</div><div class="r" style="gap:8px;margin-bottom:20px">${pill('1,840 m²', 'var(--linen)', 'var(--ink)')}${pill('No claims', 'var(--peacock)')}</div>${past}</div></div>`,
    ) +
    loose(
      { x: 700, y: 590, width: 440, height: 260, turn: 3 },
      'background:#FDF6E6;padding:28px 30px;border:2px solid #D3C3A4',
      `<div class="r sb"><span style="font:700 26px Zilla">Deed of sale</span>${icon('lock', 22)}</div><div style="border-top:2px solid #D3C3A4;margin:14px 0"></div><div class="s grey">Held by</div><b>Vimal Jagtap</b><div class="s grey" style="margin-top:12px">Record</div><div style="font:500 15px Jost;letter-spacing:.06em">7f3a 91c0 e25d 4b18<br>c6d2 08ae 5f71 39b4</div>${seal}`,
    ),
};
