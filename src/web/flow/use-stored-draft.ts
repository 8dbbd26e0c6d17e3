import { useLayoutEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { alerts, pageRefusals } from '../../contract/page-errors.ts';
import { drafts } from './browser-flow.ts';
import type { Draft, Flow } from './flow.ts';

/** How long after the last keystroke a change is saved, in milliseconds; keeps typing responsive. */
const storeAfter = 400;

/**
 * The draft handling of a form step, independent of its inputs: every change is saved (so that a 401 or a reload loses
 * nothing), pending changes are saved when the page is left, and going on saves again.
 */
export function useStoredDraft<Values>(flow: Flow<Values>, read: () => Values) {
  const navigate = useNavigate();
  const latest = useRef(read);
  useLayoutEffect(() => {
    latest.current = read;
  });
  const later = useRef<ReturnType<typeof setTimeout>>(undefined);
  const dropPending = () => {
    clearTimeout(later.current);
    later.current = undefined;
  };
  const keep = () => {
    dropPending();
    drafts().save(flow, latest.current());
  };
  // A layout effect ends while the page's own inputs are still there to be read.
  // biome-ignore lint/correctness/useExhaustiveDependencies: keep only touches refs
  useLayoutEffect(() => {
    const storeNow = () => later.current !== undefined && keep();
    window.addEventListener('pagehide', storeNow);
    return () => {
      storeNow();
      window.removeEventListener('pagehide', storeNow);
    };
  }, [flow]);
  return {
    storeLater(): void {
      dropPending();
      later.current = setTimeout(keep, storeAfter);
    },
    /** Nothing is pending afterwards: the next page's loader may have added to the draft by then. */
    goOn(path: string): void {
      dropPending();
      if (drafts().save(flow, latest.current())) void navigate(path);
      else window.alert(alerts[flow.missing]);
    },
  };
}

/** The fields the server flagged at the last attempt, in its words, with SPEC §8's alert. */
export function showFlags(
  { flags, flag_messages = {} }: Pick<Draft<unknown>, 'flags' | 'flag_messages'>,
  show: (name: string, message: string, position: number) => void,
): void {
  for (const [position, name] of flags.entries()) show(name, flag_messages[name] ?? pageRefusals.input_error, position);
  if (flags.length > 0) window.alert(alerts.flagged_fields);
}
