import { pagewright } from 'pagewright/vite';

export default { plugins: [pagewright()] };
