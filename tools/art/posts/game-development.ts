import { palette } from '../palette.ts';
import { openSheet } from '../thread/sheet.ts';

const unit = 32;
const scene = [
  '..................................................',
  '.......................................oooo.......',
  '....cccc..............................oooooo......',
  '..cccccccc...........ccc.............oooooooo.....',
  '...................ccccccc...........oooooooo.....',
  '.....................................oooooooo.....',
  '......................................oooooo......',
  '......................yy..yy..yy.......oooo.......',
  '............kkkkk.....yy..yy..yy..................',
  '...........kkkkkkk....................cccc........',
  '...........kkssssk..................ccccccckmm....',
  '...........ksskssk.........................kmmmm..',
  '............sssss.............bbbbbbb......kmmmmmm',
  '............mmymm.............bgbgbgb......kmmmm..',
  '...........mmmymmm............bbbbbbb......kmm....',
  '...........smmymms.........................k......',
  '............mmmmm........bbbb..............k......',
  '............kk.kk........bgbg..............k......',
  '.ppppppppppppppppppp.....bbbb..............k......',
  'ppppppppppppppppppppp......................k......',
  'gpgpgpgpgpgpgpgpgpgpgww..........wwwwppppppppppppp',
  'gggggggggggggggggggggwwwwwwwwwwwwwwwwgpgpgpgpgpgpg',
  'dgggdgggdgggdgggdgggdwWwwwWwwwWwwwWwwgggdgggdgggdg',
  'gggdgggdgggdgggdgggdgwwwWwwwWwwwWwwwWdgggdgggdgggd',
  'dgggdgggdgggdgggdgggdwWwwwWwwwWwwwWwwgggdgggdgggdg',
  'gggdgggdgggdgggdgggdgwwwWwwwWwwwWwwwWdgggdgggdgggd',
  'dgggdgggdgggdgggdgggdwWwwwWwwwWwwwWwwgggdgggdgggdg',
  'gggdgggdgggdgggdgggdgwwwWwwwWwwwWwwwWdgggdgggdgggd',
  'dgggdgggdgggdgggdgggdwWwwwWwwwWwwwWwwgggdgggdgggdg',
];
const yarn: Readonly<Record<string, string>> = {
  o: palette.marigold,
  c: palette.cotton,
  y: palette.marigold,
  k: palette.ink,
  s: '#E8B98C',
  m: palette.madder,
  b: palette.madderDeep,
  g: palette.madderDeep,
  p: palette.peacock,
  f: palette.ink,
  d: '#7A1D0D',
  w: palette.peacockLight,
  W: palette.peacock,
};

const colourAt = (column: number, row: number): string => {
  const sky = row < 6 ? '#F4D9A6' : row < 12 ? '#F3DFB8' : '#F1E4C9';
  return yarn[scene[row]?.[column] ?? '.'] ?? sky;
};

/** A tapestry of a first level: a weaver on the way to the flag. */
export function gameDevelopment(): string {
  const sheet = openSheet({ name: 'p3', width: 1600, height: 900, background: '#CDBE9F' });
  const cells = Array.from({ length: 50 * 29 }, (_, index) => ({ column: index % 50, row: Math.floor(index / 50) }));
  const threads = cells.map(({ column, row }) => {
    const x = (column + 0.5) * unit;
    const y = (row + 0.5) * unit - 12;
    const across = (column + row) % 2 === 0;
    const reach = across ? { x: 17.5, y: 0 } : { x: 0, y: 17.5 };
    return {
      points: [
        { x: x - reach.x, y: y - reach.y },
        { x: x + reach.x, y: y + reach.y },
      ],
      colour: colourAt(column, row),
      width: 27,
    };
  });
  sheet.lay(
    threads.sort((one, other) => one.colour.localeCompare(other.colour)),
    { shadow: 26 },
  );
  return sheet.finish();
}
