/** The papers of a first visit in words: what is shown, signed, hashed and drawn as PDF are the same sections. */
export type PackSection = { heading: string; facts: [label: string, words: string][] };

export const medicineRule =
  '薬は原則としてお預かりしません。医師が処方した当日の1回分に限り、与薬依頼書をいただき、職員が二人で確認して与えます。はじめて飲む薬、熱が出たときだけの薬はお預かりできません。';
export const emergencyCareRule =
  'けがや急な体調の変化で受診が必要なときは、保護者の方にすぐ連絡します。連絡がつかないとき、または一刻を争うときは、園の判断で救急車を呼び、医療機関を受診します。';
