export { enlargePictures as default } from '../ui/gallery/enlarge-pictures.ts';
