export { loadFrame as default } from '../ui/embed/load-frame.ts';
