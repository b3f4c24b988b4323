import { useEffect } from 'react';
import { fillIn } from '../../model/fill-in.ts';

/** Replaces the title of the page by `errorTitle` while `isWrong`; `{title}` is the original title. Ignores the title of another page. */
export function useErrorTitle(errorTitle: string, isWrong: boolean): void {
  useEffect(() => {
    if (!isWrong) return;
    const { title } = document;
    const marked = fillIn(errorTitle, { title });
    document.title = marked;
    return () => {
      if (document.title === marked) document.title = title;
    };
  }, [errorTitle, isWrong]);
}
