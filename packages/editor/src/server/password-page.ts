import { toolPage } from 'pagewright/editing';
import { type Language, textsOf } from '../texts/index.ts';
import type { CheckResult } from './editor-password.ts';
import { editorStyles } from './editor-styles.ts';

/** Returns the document that asks for the password, after a failed check with what was wrong. It works without script. */
export function passwordPage(language: Language, result?: Exclude<CheckResult, 'right'>): { html: string; policy: string } {
  const texts = textsOf(language);
  const problem = result && { wrong: texts.wrongPassword, busy: texts.busyPassword }[result];
  const body = `<main class="password">
<h1>${texts.passwordTitle}</h1>
<p class="about" id="about">${texts.passwordHint}</p>
<form method="post">
<label for="password">${texts.password}</label>
${problem ? `<p class="problem" id="problem" role="alert">${problem}</p>\n` : ''}<input type="password" id="password" name="password" required autofocus autocomplete="current-password" aria-describedby="${problem ? 'problem about' : 'about'}"${result === 'wrong' ? ' aria-invalid="true"' : ''}>
<button class="main">${texts.openEditor}</button>
</form>
</main>`;
  return toolPage({ language, title: texts.passwordTitle, styles: editorStyles('base', 'editor', 'password'), body });
}
