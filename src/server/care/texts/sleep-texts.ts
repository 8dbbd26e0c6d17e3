/** Branch and room; no child, and not what was found. */
export const sleepCallText = ({ branch_name, rooms }: { branch_name: string; rooms: readonly string[] }): string =>
  `${[branch_name, ...rooms].join(' ')}: 午睡の確認が必要です`;
