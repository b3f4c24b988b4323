import type { TextsOf } from 'pagewright/strings';
import type { strings } from './en.ts';

/** The words of the clinic's own blocks in German. */
export const german: TextsOf<typeof strings, 'one'> = {
  clinic: {
    duration: 'Ein Termin',
    appointments: 'Termine',
    insurance: 'Krankenkasse',
    doctors: 'Wer Sie behandelt',
    prices: 'Was es kostet',
    from: 'ab {price}',
    speaks: 'Spricht {languages}',
  },
};
