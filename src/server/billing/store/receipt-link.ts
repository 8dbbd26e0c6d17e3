import { readSignedLink, signLink } from '../../auth/store/signed-links.ts';

/** Who a link to a receipt or statement was made for: the family's paying member, or headquarters, who see every word. */
const purposes = { payer: 'receipt', headquarters: 'full receipt' } as const;
type ReceiptReader = keyof typeof purposes;

/** Opens without a sign-in for some minutes. */
export const receiptAddress = (secret: string, reader: ReceiptReader, id: number, until: Date): string =>
  `/receipts/${signLink(secret, purposes[reader], id, until)}.pdf`;

/** Null where the address is over or was never ours. */
export function readReceiptAddress(
  secret: string,
  segment: string,
  now: Date,
): { id: number; reader: ReceiptReader } | null {
  for (const reader of ['payer', 'headquarters'] as const) {
    const id = readSignedLink(secret, purposes[reader], segment, now);
    if (id !== null) return { id, reader };
  }
  return null;
}
