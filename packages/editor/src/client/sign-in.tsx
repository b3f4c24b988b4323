import { type FormEvent, type ReactNode, useState } from 'react';
import { studioPath } from '../messages.ts';
import type { Texts } from '../texts/index.ts';
import type { Connection } from './connection.ts';

/** Leads to the sign-in of the studio, in another tab. The page stays, with everything that was typed. */
export function SignInElsewhere({ connection, texts }: { connection: Connection; texts: Texts }): ReactNode {
  return (
    <p className="sign-in">
      <a href={studioPath} target="_blank" rel="noreferrer">
        {texts.signIn}
      </a>{' '}
      <button type="button" onClick={() => void connection.goOn().catch(() => undefined)}>
        {texts.goOn}
      </button>
    </p>
  );
}

/** Asks for the password of a preview that was started again. The page stays, with everything that was typed. */
export function SignIn({ connection, texts }: { connection: Connection; texts: Texts }): ReactNode {
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState('');
  const signIn = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const result = await connection.signIn(password).catch((): 'failed' => 'failed');
    setProblem({ right: '', wrong: texts.wrongPassword, busy: texts.busyPassword, failed: texts.away }[result]);
  };
  return (
    <form className="sign-in" onSubmit={(event) => void signIn(event)}>
      <label>
        {texts.password}{' '}
        <input
          type="password"
          autoComplete="current-password"
          required
          value={password}
          onChange={({ target }) => setPassword(target.value)}
        />
      </label>
      <button type="submit">{texts.signIn}</button>
      <span role="alert">{problem}</span>
    </form>
  );
}
