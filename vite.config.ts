import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: { target: 'es2022', sourcemap: false },
  environments: {
    // The server build is our Fastify plugin with the React Router build inside it (docs: architecture, "React Router inside Fastify").
    ssr: { build: { rollupOptions: { input: './src/web/server-entry.ts' } } },
  },
});
