/** The React Router build, made by its Vite plugin while bundling server-entry.ts. */
declare module 'virtual:react-router/server-build' {
  import type { ServerBuild } from 'react-router';

  const build: ServerBuild;
  export = build;
}
