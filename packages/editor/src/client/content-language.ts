import type { EditorState } from './editor-state.ts';

type Edited = Pick<EditorState, 'outline' | 'path'> & { form: { file: string } | undefined };

/** Returns the code of the language that the edited fields are in: that of their page, or of their file, such as `shared/ar/call.yaml` or `site.ar.yaml`. */
export function contentLanguage({ outline, path, form }: Edited): string | undefined {
  const { languages = [], pages = [] } = outline ?? {};
  const page = pages.find((one) => (form ? one.file === form.file : one.path === path));
  const [, folder, ending] = /^[^/]+\/([^/]+)\/|\.([^./]+)\.yaml$/.exec(form?.file ?? '') ?? [];
  const ofFile = languages.find((code) => code.toLowerCase() === (folder ?? ending)?.toLowerCase());
  return page?.language || ofFile || languages[0];
}
