import type { LookTheme } from '../look.ts';
import { socialTimetable } from './social-timetable.ts';

/** The theme of the look `timetable`. */
export const timetableTheme: LookTheme = { styles: ['timetable.css', 'timetable-parts.css'], socialPattern: socialTimetable };
