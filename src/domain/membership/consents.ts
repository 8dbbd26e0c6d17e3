/** What a customer agrees to; the version is the date of the text (company_documents), recorded with the consent. */
export const consentKinds = ['terms', 'privacy', 'child_data'] as const;
export type Consents = Readonly<Record<(typeof consentKinds)[number], string>>;

/** Why we ask for children's data, shown where it is agreed to. A changed sentence gets a new date. */
export const childDataVersion = '2022-04-01';
export const childDataPurpose =
  'お子さまのお名前、生年月日、健康や食物アレルギーなどの情報は、安全にお預かりするためだけに使います。見られるのは、ご本人、本部、予約のある園のスタッフに限ります。';

/** Each text was agreed to as it is now. Another version means that another text was read. */
export const areConsentsInForce = (given: Consents, inForce: Consents): boolean =>
  consentKinds.every((kind) => given[kind] === inForce[kind]);
