import { monthNamed } from './local-names.ts';

/** Returns the days that a text can mean, as `2027-05-01`. Empty when its order or its year is not clear, or when it is no date. */
export function readDate(written: string, language: string | undefined): string[] {
  const text = written.normalize('NFKC').trim();
  const days = [...yearFirst(text), ...yearLast(text, language), ...inWords(text, language), ...ofSpreadsheet(text)];
  return [...new Set(days.filter(exists))];
}

const iso = (year: string, month: string | number, day: string): string =>
  [year, String(month).padStart(2, '0'), day.padStart(2, '0')].join('-');

/** True for a day that its month has. */
const exists = (day: string): boolean => {
  const date = new Date(`${day}T00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
};

function yearFirst(text: string): string[] {
  const [, year, month = '', day = ''] =
    /^(\d{4})[/. -](\d{1,2})[/. -](\d{1,2})$/.exec(text) ??
    /^(\d{4})[年년]\s*(\d{1,2})[月월]\s*(\d{1,2})[日일]?$/.exec(text) ??
    /^((?:19|20)\d\d)(\d\d)(\d\d)$/.exec(text) ??
    [];
  return year === undefined ? [] : [iso(year, month, day)];
}

/** Reads two numbers before a year. Points are only used with the day first; otherwise the language decides, if it is clear. */
function yearLast(text: string, language = 'en'): string[] {
  const [, first = '', separator, second = '', year = ''] = /^(\d{1,2})([/. -])\s*(\d{1,2})\2\s*(\d{4})$/.exec(text) ?? [];
  if (separator === undefined) return [];
  const dayFirst = iso(year, second, first);
  const monthFirst = iso(year, first, second);
  if (separator === '.') return [dayFirst];
  const order = new Intl.DateTimeFormat(language, { dateStyle: 'short' }).formatToParts().map(({ type }) => type);
  const isClear = order.indexOf('day') < order.indexOf('month') && order[0] !== 'year';
  return isClear ? [dayFirst, ...(exists(dayFirst) ? [] : [monthFirst])] : [monthFirst, dayFirst];
}

function inWords(text: string, language: string | undefined): string[] {
  const year = /(?<!\d)(\d{4})(?!\d)/.exec(text)?.[1];
  const month = text.split(/[\s\d.,/-]+/u).flatMap((word) => monthNamed(word, language) ?? [])[0];
  const day = /(?<!\d)(\d{1,2})(?!\d)/.exec(text)?.[1];
  return year === undefined || month === undefined || day === undefined ? [] : [iso(year, month, day)];
}

/** Reads a date as spreadsheets store it: days since the end of 1899. Only those of 1990 to 2100 are likely to be dates. */
function ofSpreadsheet(text: string): string[] {
  if (!/^\d{5}$/.test(text) || Number(text) < 32_874 || Number(text) > 73_415) return [];
  return [new Date(Date.UTC(1899, 11, 30 + Number(text))).toISOString().slice(0, 10)];
}
