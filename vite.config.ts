import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter()],
  build: { target: 'es2022', sourcemap: false },
  environments: {
    // React and the router change rarely: one long-lived file instead of a dozen small ones. The frame every customer
    // page stands in, with all it imports, is another: two dozen tiny files compress worse than one.
    client: {
      build: {
        rollupOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'framework', test: /node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 2 },
                {
                  name: 'shell',
                  test: /src\/web\/(root|layout\/(public|site-frame|error-screen|navigation-care|page-meta|fixed-bar-paths)|ui\/page-heading|public\/_parts\/public-meta)\.tsx?$/,
                  priority: 1,
                },
              ],
            },
          },
        },
      },
    },
    // The server build is our Fastify plugin with the React Router build inside it (docs: architecture, "React Router inside Fastify").
    // With React inside, and told so while building, the server renders with the production one whatever NODE_ENV it was
    // started with: the development one takes two to four times as long for a page.
    ssr: {
      ...(command === 'build' && {
        resolve: { noExternal: true, external: ['@fastify/static', 'fastify'] },
        define: { 'process.env.NODE_ENV': '"production"' },
      }),
      build: { rollupOptions: { input: './src/web/server-entry.ts' } },
    },
  },
}));
