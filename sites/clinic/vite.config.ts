import { pagewright } from 'pagewright/vite';
import { defineConfig } from 'vite';

export default defineConfig({ plugins: [pagewright()] });
