import { lazy, Suspense, useSyncExternalStore } from 'react';
import { serviceState } from '../session/service-state.ts';

const ServiceDownText = lazy(() =>
  import('./service-down-text.tsx').then((module) => ({ default: module.ServiceDownText })),
);

/** The server on the way to the page never says so: the page itself would be the 503. */
export const useServiceDown = (): boolean =>
  useSyncExternalStore(serviceState.subscribe, serviceState.isPaused, () => false);

/** A quiet word above the page while the server cannot serve for the moment; what is on the page stays to be read. */
export function ServiceDownNotice() {
  if (!useServiceDown()) return null;
  return (
    <Suspense>
      <ServiceDownText />
    </Suspense>
  );
}
