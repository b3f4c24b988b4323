import 'react';

declare module 'react' {
  // Invoker commands: a button opens and closes a dialog without script. @types/react does not have them yet.
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close';
    commandfor?: string;
  }
}
