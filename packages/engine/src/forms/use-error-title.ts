import { useEffect } from 'react';
import { fillIn } from '../model/fill-in.ts';

/** Marks the title of the page while `isWrong`, by the text `errorTitle` with its placeholder `{title}`. Leaves the title of another page alone. */
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
