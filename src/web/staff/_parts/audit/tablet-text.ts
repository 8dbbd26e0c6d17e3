import { actProof } from '../../../../domain/codes.ts';

/** What the audit log says of shared tablets and PINs. */
export const tabletActions: Readonly<Record<string, string>> = {
  staffRegisterTablet: '端末の登録',
  staffRevokeTablet: '端末の登録の取り消し',
  staffUnlockPin: 'PINのロックの解除',
  staffSetPin: 'PINの設定',
  staffRemovePin: 'PINの削除',
  headquartersSaveTabletSettings: '端末とPINの設定の変更',
};
export const tabletTables: Readonly<Record<string, string>> = { tablets: '園の端末' };

/** How the person had shown who they are; nothing is said of the usual way, the password. */
export function proofText({ proof, tablet }: { proof: number | null; tablet: { name: string } | null }): string {
  const place = tablet?.name ?? '';
  if (proof === actProof.code.pin) return [place, 'PIN'].filter(Boolean).join('・');
  if (proof !== actProof.code.offline) return '';
  return `${place ? `${place}・` : ''}通信のない間の操作(最後に本人確認をした人として記録)`;
}
