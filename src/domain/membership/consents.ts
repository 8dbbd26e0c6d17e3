/**
 * What a new customer agrees to, with the version in force: it is recorded with the consent (domain-rules "Law on the
 * screens"). A changed text gets a new date here.
 */
export const consentVersions = {
  terms: '2022-04-01',
  privacy: '2022-04-01',
  child_data: '2022-04-01',
} as const;

export type Consents = Readonly<Record<keyof typeof consentVersions, string>>;

/** Each text was agreed to as it is now. Another version means that another text was read. */
export const areConsentsInForce = (given: Consents): boolean =>
  given.terms === consentVersions.terms &&
  given.privacy === consentVersions.privacy &&
  given.child_data === consentVersions.child_data;

/** Why we ask for children's data, shown where it is agreed to. */
export const childDataPurpose =
  'お子さまのお名前、生年月日、健康や食物アレルギーなどの情報は、安全にお預かりするためだけに使います。見られるのは、ご本人、本部、予約のある園のスタッフに限ります。';
