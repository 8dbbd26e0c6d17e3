import { actProof } from '../../../domain/codes.ts';

/** How the person had shown who they are; nothing is said of the usual way, the password. */
export function proofText({ proof, tablet }: { proof: number | null; tablet: { name: string } | null }): string {
  const place = tablet?.name ?? '';
  if (proof === actProof.code.pin) return [place, 'PIN'].filter(Boolean).join('・');
  if (proof !== actProof.code.offline) return '';
  return `${place ? `${place}・` : ''}通信のない間の操作(最後に本人確認をした人として記録)`;
}
