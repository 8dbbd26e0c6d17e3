import { useEffect, useEffectEvent } from 'react';
import { allergyAnswer } from '../../../domain/care/care-codes.ts';
import { callFunction } from '../../data/browser-data.ts';
import { browserNow } from '../../session/browser-clock.ts';
import { onSignOut } from '../../session/browser-session.ts';
import { useStaff } from '../staff-context.tsx';
import { eraseRoll } from './roll-database.ts';
import { endOfDayHere, storeKeyOf, storeRoll } from './roll-keys.ts';
import { takePassword } from './typed-password.ts';
import { useTablet } from './use-tablet.ts';

const quietMs = 1_500;
const atMostEveryMs = 15_000;
const atLeastEveryMs = 10 * 60_000;

/** Keeps today's roll of the tablet's branch, encrypted, on a registered tablet; on any other device nothing. */
export function RollStore() {
  const { feed, account } = useStaff();
  const tablet = useTablet();
  const id = tablet?.id ?? null;
  const renew = useEffectEvent(async () => {
    const outcome = await callFunction('staffReadRoll', {});
    if (outcome.kind === 'refused') eraseRoll();
    if (outcome.kind !== 'ok') return;
    const { branch_name, branch_address, branch_tel, made_at, children } = outcome.result;
    const answered = children.map((child) => ({ ...child, allergy_word: allergyAnswer.label(child.allergy_answer) }));
    const place = { name: branch_name, address: branch_address, tel: branch_tel };
    await storeRoll({ branch_name, made_at, children: answered }, place).catch(() => undefined);
  });
  // Without a connection the worker answers with the page that reads the roll; where there is none it only says so.
  useEffect(() => {
    if ('serviceWorker' in navigator) navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  }, []);
  useEffect(() => {
    if (id === null) return eraseRoll();
    onSignOut(eraseRoll);
    let waiting: ReturnType<typeof setTimeout> | undefined;
    let last = 0;
    const soon = () => {
      clearTimeout(waiting);
      waiting = setTimeout(
        () => {
          last = browserNow();
          void renew();
        },
        Math.max(quietMs, last + atMostEveryMs - browserNow()),
      );
    };
    // Whoever signed in by password opens the roll with it, as others do with their PIN.
    const password = takePassword();
    if (password !== null) void storeKeyOf({ account_id: account.id, name: account.name, digits: 0 }, password);
    void renew();
    const timer = setInterval(soon, atLeastEveryMs);
    const midnight = setTimeout(eraseRoll, endOfDayHere() - browserNow());
    const off = feed.onChange(soon);
    return () => {
      clearTimeout(waiting);
      clearTimeout(midnight);
      clearInterval(timer);
      off();
    };
  }, [id, feed, account]);
  return null;
}
