/**
 * The image's health check: is the process alive (/healthz). Whether it may have requests is /readyz, asked by the proxy.
 * A worker listens nowhere: that it runs is all there is to ask, and what its jobs do is in /health of the web.
 */
const { PORT = '3000', PROCESS = 'web' } = process.env;
if (PROCESS !== 'worker') {
  const answer = await fetch(`http://127.0.0.1:${PORT}/healthz`, { signal: AbortSignal.timeout(4000) }).catch(
    () => null,
  );
  process.exitCode = answer?.ok ? 0 : 1;
}
