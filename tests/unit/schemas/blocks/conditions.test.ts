import { describe, expect, test } from 'vitest';
import { problemsOfBlock, wordsOf } from '../../../support/yaml-texts.ts';

const answerTo = (text: string): string[] => problemsOfBlock(text).map(wordsOf);
const apply = 'apply: { label: Apply, to: mailto:jobs@fixture.example }';

describe('a job', () => {
  const job = (...lines: string[]) =>
    answerTo(['type: job', 'heading: Weaver', 'content: You weave.', 'published: "2027-03-01"', apply, ...lines].join('\n'));

  test('has a place or is remote', () => {
    expect(job('remote: true', 'applicantCountries: [India]')).toEqual([]);
    expect(job('place: { city: Pune, country: India }')).toEqual([]);
    expect(job()).toEqual([expect.stringContaining('a place with "city" and "country", or "remote: true"')]);
  });

  test('that is remote says from where people may apply, by its place or by countries', () => {
    expect(job('remote: true')).toEqual([expect.stringContaining('needs "applicantCountries"')]);
    expect(job('remote: true', 'place: { city: Pune, country: India }')).toEqual([]);
    expect(job('place: { city: Pune, country: India }', 'applicantCountries: [India]')).toEqual([
      expect.stringContaining('true, because of "applicantCountries"'),
    ]);
  });

  test('pays a range from low to high', () => {
    expect(job('place: { city: Pune, country: India }', 'salary: { currency: EUR, from: 50000, to: 40000 }')).toEqual([
      expect.stringContaining('an amount above "from"'),
    ]);
  });

  test('pays in a currency', () => {
    const at = 'place: { city: Pune, country: India }';
    expect(job(at, 'salary: { currency: Euro, from: 50000 }')).toEqual([
      expect.stringContaining('"Euro" is not accepted for "currency". Did you mean "EUR"?'),
    ]);
    expect(job(at, 'salary: { currency: XYZ, from: 50000 }')).toEqual([
      expect.stringMatching(/"XYZ" is not accepted for "currency".*Accepted: [A-Z]{3}, [A-Z]{3}, [A-Z]{3} and \d+ others/),
    ]);
    expect(job(at, 'salary: { currency: JPY, from: 1200.5, per: hour }')).toEqual([
      expect.stringContaining('a whole amount, because JPY has no decimals'),
    ]);
  });

  test('ends after its publication, or on that day', () => {
    const at = 'place: { city: Pune, country: India }';
    expect(job(at, 'until: "2027-02-28"')).toEqual([expect.stringContaining('the day of "published", or a later one')]);
    expect(job(at, 'until: "2027-03-01"')).toEqual([]);
  });
});

test('a table has a text for each column in every row', () => {
  const table = (rows: string) => answerTo(`type: table\nheading: Yarn\ncolumns: [Yarn, Metres]\nrows: ${rows}`);
  expect(table('[[Wool, many], [Silk, ""]]')).toEqual([]);
  expect(table('[[Wool, many], [Silk]]')).toEqual([expect.stringContaining('2 texts, one for each column. This row has 1')]);
});

test('a mistake in a day or time is the only one that is reported', () => {
  expect(
    problemsOfBlock(
      `type: job\nheading: Weaver\ncontent: You weave.\nplace: { city: Pune, country: India }\npublished: May 1\nuntil: "2027-03-01"\n${apply}`,
    ),
  ).toHaveLength(1);
  const twice = 'hours:\n  - { days: [monday], from: "9:00", to: "18:00" }\n  - { days: [monday], from: "10:00", to: "11:00" }';
  expect(problemsOfBlock(`type: opening-hours\nheading: Hours\n${twice}`)).toHaveLength(1);
});

describe('a video', () => {
  const video = (...lines: string[]) => answerTo(['type: video', 'heading: A film', 'poster: /media/poster.png', ...lines].join('\n'));

  test('is a file or a page', () => {
    expect(video('url: https://youtu.be/abc123')).toEqual([]);
    expect(video()).toEqual([expect.stringContaining('video or url')]);
    expect(video('url: https://youtu.be/abc123', 'video: /media/a.mp4')).toEqual([expect.stringContaining('"url"')]);
  });

  test.each(['https://example.com/watch', 'https://youtube.com.example.com/watch', 'http://vimeo.com/1', 'https://vimeo.com/'])(
    'is not on %s',
    (url) => {
      expect(video(`url: ${url}`)).toEqual([expect.stringContaining('YouTube or Vimeo')]);
    },
  );

  test('has captions only as a file', () => {
    expect(video('url: https://vimeo.com/12345', 'captions: /media/a.vtt')).toEqual([expect.stringContaining('a file for "video" only')]);
  });
});

test('a schedule names a time zone that exists', () => {
  const schedule = (zone: string) =>
    answerTo(
      `type: schedule\nheading: The day\ntimeZone: ${zone}\ndays:\n  - date: "2027-03-12"\n    sessions:\n      - { from: "09:00", title: Start }`,
    );
  expect(schedule('Europe/Berlin')).toEqual([]);
  expect(schedule('Berlin')).toEqual([expect.stringContaining('the name of a time zone, such as "Europe/Berlin" or "Asia/Kolkata"')]);
});

test('a download is a file that browsers do not run, or a picture, which is checked for scripts', () => {
  const download = (file: string) => answerTo(`type: downloads\nheading: Files\nfiles:\n  - { title: A file, file: ${file} }`);
  expect(download('/media/a.pdf')).toEqual([]);
  expect(download('/media/a.html')).toEqual([expect.stringContaining('a file to download')]);
  expect(download('/media/a.svg')).toEqual([]);
});
