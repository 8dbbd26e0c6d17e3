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
