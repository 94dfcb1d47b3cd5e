import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { cataloguePartsPlugin } from './build/catalogue-parts.ts';
import { chunks } from './build/chunks.ts';

/** Where calls go during development: the server of `npm start`. */
const server = process.env.SCHOOL_SERVER ?? `http://127.0.0.1:${process.env.PORT ?? '3000'}`;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), cataloguePartsPlugin(import.meta.dirname)],
  // Workspace packages are read from their TypeScript sources; nothing has to be built before.
  resolve: { conditions: ['@school/source', 'module', 'browser', 'development|production', 'import'] },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    sourcemap: false,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1500,
    rolldownOptions: { output: { codeSplitting: chunks(import.meta.dirname) } },
  },
  server: {
    port: 5173,
    strictPort: false,
    proxy: { '/api': { target: server, changeOrigin: true } },
  },
});
