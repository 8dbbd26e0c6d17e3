import { useEffect, useState } from 'react';
import { hasSessionHint, session } from '../../../session/browser-session.ts';

export type Prefill = { name: string; tel: string; email: string };

/**
 * A signed-in customer's own name, tel and email. `owner` changes when it is known who is here: the form then begins
 * again with that person's draft (what was typed meanwhile is preserved in it).
 */
export function usePrefill(): { owner: string; prefill: Prefill | undefined } {
  const [known, setKnown] = useState<{ owner: string; prefill: Prefill | undefined }>({
    owner: 'visitor',
    prefill: undefined,
  });
  useEffect(() => {
    if (!hasSessionHint()) return;
    let left = false;
    const look = async () => {
      const state = await session().ready();
      if (state.kind !== 'signed_in' || state.user.role !== 'user') return;
      // Only members need the data client.
      const [{ dataClient }, { SelectUserInquiriesDocument }] = await Promise.all([
        import('../../../data/browser-data.ts'),
        import('../../../../contract/operations/generated.ts'),
      ]);
      const { customers } = await dataClient().query(SelectUserInquiriesDocument, {});
      const customer = customers?.[0];
      if (left) return;
      const prefill = customer && {
        name: customer.name ?? '',
        tel: customer.tel ?? '',
        email: customer.email ?? '',
      };
      setKnown({ owner: state.user.uid, prefill });
    };
    // Filling in is a courtesy: if it fails, the form is simply empty.
    look().catch(() => {});
    return () => {
      left = true;
    };
  }, []);
  return known;
}
