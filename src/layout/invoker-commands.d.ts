import 'react';

declare module 'react' {
  // Invoker commands: a button opens and closes a dialog without script. Not yet in @types/react.
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close';
    commandfor?: string;
  }
}
