import type { TokyoDate } from '../time.ts';

/** When a paper of an authority holds (branch_certificates); both days count. */
export type CertificateDays = { readonly start_date: string; readonly end_date: string | null };

export const holdsOn = ({ start_date, end_date }: CertificateDays, day: TokyoDate): boolean =>
  start_date <= day && (end_date === null || day <= end_date);

export type CertificatePhase = 'coming' | 'in_force' | 'over';

export function certificatePhase(certificate: CertificateDays, today: TokyoDate): CertificatePhase {
  if (today < certificate.start_date) return 'coming';
  return holdsOn(certificate, today) ? 'in_force' : 'over';
}
