// Imported first by vitest.config.ts and playwright.config.ts: under another Node both would fail much later, in words that say nothing.
const [major = '0'] = process.versions.node.split('.');
if (Number(major) < 24) {
  throw new Error(
    `The tests need the pinned Node 24, this is ${process.version}. Call them by npm (npm run test:pure) or by npx in this folder.`,
  );
}
