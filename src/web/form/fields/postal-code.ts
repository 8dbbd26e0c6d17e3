import { z } from 'zod';
import { serviceState } from '../../session/service-state.ts';

const addresses = z.array(z.object({ prefecture_id: z.number(), prefecture_name: z.string(), address1: z.string() }));
export type AddressByPostalCode = z.output<typeof addresses>[number];

/** The addresses of a postal code; empty for an unknown code, null if the lookup failed. */
export async function lookUpPostalCode(code: string, signal: AbortSignal): Promise<AddressByPostalCode[] | null> {
  try {
    const response = await serviceState.fetch(`/postal_code/${code}`, { signal });
    return response.ok ? addresses.parse(await response.json()) : null;
  } catch {
    return null;
  }
}
