import { fireEvent, render, screen } from '@testing-library/react';
import { type Field, Fields, FieldsContext, fieldTexts } from 'pagewright/fields';
import { expect, test, vi } from 'vitest';
import { sourcesWithout } from './sources-without.ts';

const common = { description: '', isOptional: false, default: undefined, form: {}, sample: undefined };
const fileOf = (name: string, type: string): File => new File(['words'], name, { type });

type Line = Extract<Field, { control: 'line' }>;

test.each<[string, File, Pick<Line, 'names' | 'endings'>, string]>([
  [
    'a text for a picture',
    fileOf('a.txt', 'text/plain'),
    { names: 'pictures' },
    'a.txt was not added, because this field takes .png, .jpg',
  ],
  ['a photo for a social image', fileOf('a.jpg', 'image/jpeg'), { names: 'files', endings: ['.png'] }, 'this field takes .png.'],
  ['a picture for a video', fileOf('a.png', 'image/png'), { names: 'videos' }, 'this field takes .mp4.'],
  ['a document for a font', fileOf('a.pdf', ''), { names: 'files', endings: ['.woff2'] }, 'this field takes .woff2.'],
])('%s is refused in words before it is sent', (_, file, kind, words) => {
  const addMedia = vi.fn(sourcesWithout.addMedia);
  const field: Field = { ...common, name: 'file', control: 'line', ...kind };
  const sources = { ...sourcesWithout, addMedia };
  const context = { problems: [], names: {}, texts: fieldTexts, language: 'en', sources } as const;
  render(
    <FieldsContext value={context}>
      <Fields fields={[field]} path={[]} value={{}} onChange={() => undefined} />
    </FieldsContext>,
  );
  const chooser = document.querySelector('input[type="file"]');
  if (!chooser) throw new Error('The field has no upload.');
  fireEvent.change(chooser, { target: { files: [file] } });
  expect(screen.getByRole('status').textContent).toContain(words);
  expect(addMedia).not.toHaveBeenCalled();
});
