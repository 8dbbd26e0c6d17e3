import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { chunkGroups } from './tools/web-build/chunk-groups.ts';
import { markPhrases } from './tools/web-build/phrases/mark-phrases.ts';

export default defineConfig(({ command }) => ({
  plugins: [markPhrases(), tailwindcss(), reactRouter()],
  build: { target: 'es2022', sourcemap: false },
  environments: {
    client: { build: { rollupOptions: { output: { codeSplitting: { groups: chunkGroups } } } } },
    // The server build is our Fastify plugin with the React Router build inside it (docs: architecture, "React Router inside Fastify").
    // With React inside, and told so while building, the server renders with the production one whatever NODE_ENV it was
    // started with: the development one takes two to four times as long for a page.
    ssr: {
      ...(command === 'build' && {
        resolve: { noExternal: true, external: ['@fastify/static', 'fastify'] },
        define: { 'process.env.NODE_ENV': '"production"' },
      }),
      // The style sheet is in the page as text, so it is made small here too.
      build: { cssMinify: true, rollupOptions: { input: './src/web/server-entry.ts' } },
    },
  },
}));
